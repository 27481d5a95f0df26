// The lamp: the screen stays lit while a game is on, and the browser is asked to keep what is stored.

let lit = null;
let wanted = false;

export function stayAwake(wish) {
  if (wish && !wanted) navigator.storage?.persist?.().catch(console.info); // refused where nothing is kept
  wanted = wish;
  light();
}

async function light() {
  if (!navigator.wakeLock || document.hidden || wanted === (lit !== null)) return;
  if (!wanted) {
    lit.release();
    lit = null;
    return;
  }
  try {
    lit = await navigator.wakeLock.request("screen");
    lit.onrelease = () => (lit = null);
  } catch (refused) {
    console.info(refused.message); // battery low: the phone may sleep, nothing is lost
  }
}

document.addEventListener("visibilitychange", light);
