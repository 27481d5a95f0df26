// The words in the window that can be read, and the colour they are printed in: what their contrast is counted from.

const bare = new CSSStyleSheet(); // the same page without a letter on it; rims and icons keep the colour of the words
bare.replaceSync(`*, ::before, ::after {
    -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important }
  svg :is(text, tspan) { fill: transparent !important; stroke: transparent !important } ::marker { color: transparent !important }`);

const LETTERS = /[\p{L}\p{N}]+\S*/gu;

function inks(root) {
  return textsOf(root).flatMap(({ node, element }) => {
    if (element.closest(":disabled, [aria-disabled=true]")) return []; // what cannot be pressed may be faint
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const ink = element.closest("svg") ? fill : color;
    const opacity = opacityOf(element);
    return [...node.data.matchAll(LETTERS)].flatMap(({ 0: word, index }) =>
      rectsOf(node, index, index + word.length).map((line) => cropped(line, element)).filter(isHere)
        .filter((box) => !coveredBy(element, box) && !isUnderTheHand(box)) // what is half under something has that for its ground
        .map(({ x, y, width, height }) => ({
          word, where: nameOf(element), box: [x, y, width, height], opacity, ink,
          isLarge: parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700),
        })));
  });
}

const isHere = ({ top, bottom, left, right, width, height }) => width > 3 && height > 3 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;

/** The hand of a lesson, with the ring at its tip, goes when it was followed. */
function isUnderTheHand({ top, bottom, left, right }) {
  const hand = document.querySelector(".finger:not([hidden])");
  if (!hand) return false;
  const [tip, icon, spot] = [hand.getBoundingClientRect(), hand.querySelector(".i").getBoundingClientRect(), parseFloat(getComputedStyle(hand, "::before").inlineSize)];
  const meets = (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  return meets(icon) || meets({ left: tip.x - spot, right: tip.x + spot, top: tip.y - spot, bottom: tip.y + spot });
}

function opacityOf(element) {
  let all = 1;
  for (let at = element; at; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
  return all;
}
