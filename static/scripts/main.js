// The conductor: wires what the thumb does to Python, and what Python says to the screen.

import "./below.js";
import "./escape.js";
import "./jump.js";
import "./long.js";
import "./mood.js";
import { watchFiles } from "./arrivals.js";
import { openDoor, startWhenWanted } from "./boot.js";
import { watchEyes } from "./cover.js";
import { watchDrags } from "./drag.js";
import { watchHistory } from "./history.js";
import { watchInstall } from "./install.js";
import { watchPresses } from "./press.js";
import { watchRoom } from "./room.js";
import { watchEars } from "./sound.js";
import { page } from "./station.js";
import { comeAnew, watchVersions } from "./update.js";

export * from "./frame.js";

if (history.state?.asked) comeAnew();
else if (page.dataset.engine !== "failed") {
  watchHistory();
  watchPresses(openDoor);
  watchDrags();
  watchEyes();
  watchInstall();
  watchFiles();
  watchRoom();
  watchEars();
  watchVersions();
  startWhenWanted();
}
