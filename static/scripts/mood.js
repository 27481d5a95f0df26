// The phone's own bar, and the blind, take the colours of the page that is open.

import { page, screen } from "./station.js";

const CLEAR = /^(none|transparent|rgba\(.*, 0\))$/;
const INKS = ["ground", "on-ground", "shadow"];

function wear() {
  const worn = getComputedStyle(screen());
  for (const ink of INKS) page.style.setProperty(`--wall-${ink}`, worn.getPropertyValue(`--${ink}`));
  const above = inkOf(document.elementFromPoint(innerWidth / 2, 1) ?? screen());
  for (const bar of document.querySelectorAll("meta[name=theme-color]")) bar.content = above;
}

/** Of a shape what it is filled with, of anything else its ground, or that of what it lies on. */
function inkOf(element) {
  for (let each = element; each; each = each.parentElement) {
    const { fill, backgroundColor } = getComputedStyle(each);
    const ink = each instanceof SVGGeometryElement ? fill : backgroundColor;
    if (/^rgb/.test(ink) && !CLEAR.test(ink)) return ink;
  }
  return getComputedStyle(screen()).backgroundColor;
}

document.addEventListener("painted", () => requestAnimationFrame(wear));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", wear);
