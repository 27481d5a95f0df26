// The conductor: wires what the thumb does to Python, and what Python says to the screen.

import "./below.js";
import "./clock.js";
import "./crowd.js";
import "./escape.js";
import "./flick.js";
import "./flight.js";
import "./jump.js";
import "./lever.js";
import "./long.js";
import "./marker.js";
import "./pace.js";
import "./peek.js";
import "./pin.js";
import "./timer.js";
import "./verdict.js";
import { openDoor, startWhenWanted } from "./boot.js";
import { watchEyes } from "./cover.js";
import { watchDrags } from "./drag.js";
import { watchHistory } from "./history.js";
import { watchInstall } from "./install.js";
import { watchPresses } from "./press.js";
import { watchRoom } from "./room.js";
import { watchFiles } from "./share.js";
import { watchEars } from "./sound.js";
import { page } from "./station.js";

if (page.dataset.engine !== "failed") {
  watchHistory();
  watchPresses(openDoor);
  watchDrags();
  watchEyes();
  watchInstall();
  watchFiles();
  watchRoom();
  watchEars();
  startWhenWanted();
}
