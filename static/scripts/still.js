// Whether nothing shall move here: the phone wishes it, or whoever set it so. What would have moved is then where it ends at once.

import { page } from "./station.js";

export const isStill = () => page.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
