// What stands in the fields of the screen: it goes along with every message from that page.

import { screen } from "./station.js";

/** Every named field: of a switch, "on" or the "off" of the hidden field before it. */
export function fields(counts = () => true) {
  const form = {};
  for (const field of screen().querySelectorAll("[name]")) {
    if (!counts(field)) continue;
    if (field.disabled || field.type === "file" || ((field.type === "checkbox" || field.type === "radio") && !field.checked)) continue;
    form[field.name] = field.value;
  }
  return form;
}

/** Before Python is there, a page knows nobody: only what was typed or chosen on it is news to a table that has sat there before. */
export const isTouched = (field) =>
  field.type === "radio" || field.type === "checkbox" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
