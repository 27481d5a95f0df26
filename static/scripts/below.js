// Where a page goes on under its foot, the foot says so: a flap on its edge, until one has seen the end.

import { page } from "./station.js";

const HARDLY = 12; // CSS pixels that nobody misses

const tell = () => page.toggleAttribute("data-goes-on", page.scrollHeight - innerHeight - scrollY > HARDLY);

new ResizeObserver(() => requestAnimationFrame(tell)).observe(document.body); // by itself the flap might change what is measured
addEventListener("scroll", tell, { passive: true });
addEventListener("resize", tell);
