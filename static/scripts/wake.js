// The lamp: the screen stays lit while a game is on and somebody is at it, and the browser is asked to keep what is stored.

const FORGOTTEN = 300_000; // milliseconds without a touch: five minutes

let lit = null;
let wanted = false;
let asked = false; // the browser thinks about it
let touched = 0; // when a finger or a key was last heard of
let clock = 0;

export function stayAwake(wish) {
  const begins = wish && !wanted;
  wanted = wish;
  if (begins) navigator.storage?.persist?.().catch(console.info); // refused where nothing is kept
  if (begins) touch();
  else light();
}

async function light() {
  const isWanted = wanted && Date.now() - touched < FORGOTTEN;
  if (!navigator.wakeLock || document.hidden || asked || isWanted === (lit !== null)) return;
  if (!isWanted) {
    lit.release();
    lit = null;
    return;
  }
  asked = true;
  try {
    lit = await navigator.wakeLock.request("screen");
    lit.onrelease = () => (lit = null);
  } catch (refused) {
    console.info(refused.message); // battery low: the phone may sleep, nothing is lost
  }
  asked = false;
}

/** A phone forgotten on the table may go dark; the next touch lights it again. */
function touch() {
  touched = Date.now();
  clearTimeout(clock);
  clock = setTimeout(light, FORGOTTEN);
  light();
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, touch, { capture: true, passive: true });
document.addEventListener("visibilitychange", light);
