// The trolley's arrival is the one long scene there is. What is heard and felt hangs on its animations; whoever has seen enough of it
// ends it with a tap, Enter or Escape.

import { buzz, ofThisGame, play, screen } from "../frame.js";

const CLUNK = 25; // milliseconds that a hand feels
const BLOW = 40;
const SIDE = 0.7; // how far to the left or right one hears its track

const seen = ofThisGame(new Set()); // the rounds whose trolley has come
let shown = null; // the picture in which it comes
let isCutShort = false;

document.addEventListener("painted", ({ detail: { root } }) => {
  const picture = root.matches(".verdict") ? root.querySelector("[data-arrival]") : null;
  if (!picture || picture === shown) return;
  shown = picture;
  if (seen.has(picture.dataset.arrival)) return void end(); // who comes back from the menu has seen it
  seen.add(picture.dataset.arrival);
  arrive();
});

function arrive() {
  isCutShort = false;
  play("lever");
  buzz(CLUNK);
  const scenes = screen().getAnimations({ subtree: true });
  const called = (name) => scenes.filter(({ animationName }) => animationName === name);
  const [arrival] = called("arrive");
  if (!arrival) return strike(); // without motion it is there
  play("rumble");
  arrival.addEventListener("finish", strike);
  for (const knock of called("knocked")) knock.addEventListener("finish", () => isCutShort || play("card", side()));
}

function strike() {
  play("bell", side());
  buzz(BLOW);
}

const side = () => (shown.matches(".left") ? -SIDE : SIDE);

document.addEventListener("click", end);
document.addEventListener("keydown", (event) => {
  if (!["Enter", "Escape"].includes(event.key) || event.target.matches("input")) return;
  if (end() || (event.repeat && screen().matches(".verdict"))) event.preventDefault(); // that key does not press the plate that leads on
});

/** Whether there was anything to end. */
function end() {
  const scenes = screen().matches(".verdict") ? screen().getAnimations({ subtree: true }) : [];
  isCutShort = true;
  for (const scene of scenes) scene.finish();
  return scenes.length > 0;
}
