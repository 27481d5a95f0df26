// What the scripts of a game may use of everybody's. Each game travels as a module of its own, and finds this in the page's main.js.

export { ofThisGame } from "./memory.js";
export { press } from "./press.js";
export { send } from "./queue.js";
export { buzz, hum, play } from "./sound.js";
export { here, screen } from "./station.js";
export { isStill } from "./still.js";
