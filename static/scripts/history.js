// The way back: the browser's Back goes one level up, whatever Python says that is, and never uncovers anything.

import { press } from "./press.js";
import { send } from "./queue.js";
import { page, ROOT, screen } from "./station.js";

// Two entries are all there is: the street, with a bare address, and inside the station, with the hash of the screen.
const STREET = page.dataset.where ? new URL(`${page.dataset.language}/`, ROOT).pathname : location.pathname;
const isInside = () => history.state?.inside === true;
let stepping = false; // a step back that we take ourselves says nothing to Python
let meant; // the place of a page painted before that step has arrived: a browser takes its time to go back

export function watchHistory() {
  // the address is going to say less than where this page lies; what is fetched again later must still be found
  for (const link of document.querySelectorAll("link:is([rel$=icon], [rel=manifest])")) link.setAttribute("href", link.href);
  if (!history.state) history.replaceState({ inside: false }, "");
  addEventListener("popstate", ({ state }) => {
    if (stepping) return arriveOutside();
    if (!state) return arrive();
    if (state.inside) return stepOut(); // Forward leads nowhere: what was left is left
    if (page.dataset.engine !== "ready") return location.reload();
    const back = screen().querySelector("[data-back]");
    if (back) press(back);
    else send({ do: "back" });
  });
}

/** A hash typed or pasted into the address is followed as if the link were opened afresh. */
function arrive() {
  if (!document.getElementById(location.hash.slice(1))) location.reload();
}

function stepOut() {
  stepping = true;
  history.back();
}

function arriveOutside() {
  stepping = false;
  rememberPlace(meant);
  meant = undefined;
}

/** The address says which screen this is, and nothing else of it. */
export function rememberPlace(hash) {
  if (stepping) return (meant = hash);
  if (!hash) return isInside() ? stepOut() : rename(STREET);
  if (isInside()) return rename(`#${hash}`);
  rename(STREET);
  history.pushState({ inside: true }, "", `#${hash}`);
}

/** Only where it changes: Safari throws when the address is written a hundred times in half a minute, and every page that is painted asks. */
function rename(address) {
  if (new URL(address, location.href).href !== location.href) history.replaceState({ ...history.state, inside: isInside() }, "", address);
}
