// A jump to another part of the same page: it is scrolled to, and whoever uses keys goes on from there.

import { here } from "./station.js";

here.set("jump", ({ dataset }) => {
  const part = document.getElementById(dataset.do.split(" ")[1]);
  part.scrollIntoView({ block: "start" });
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
});
