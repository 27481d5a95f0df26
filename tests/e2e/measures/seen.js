// What of a page is painted where: the text a reader sees, line by line, and what lies on top of what.

const OPAQUE = 0.9;
const PLACES = [0.04, 0.5, 0.96]; // across the letters of a line, and down: where one looks whether they can be read
const HEIGHTS = [0.15, 0.85];

/** Every element answers to a finger for as long as something is measured: otherwise the browser does not tell what lies there. */
const solid = new CSSStyleSheet();
solid.replaceSync("*, ::before, ::after { pointer-events: auto !important }");

const isVisible = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) && !element.closest(".vh, defs, option, title");

/** The visible texts of the screen, each with the rectangles of its lines. */
function textsOf(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => (node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP));
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!isVisible(node.parentElement)) continue;
    const lines = rectsOf(node, 0, node.length).map((line) => cropped(line, node.parentElement)).filter(({ width, height }) => width > 1 && height > 1);
    if (lines.length) texts.push({ node, element: node.parentElement, lines });
  }
  return texts;
}

function rectsOf(node, from, to) {
  const range = new Range();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
}

/** What is left of a rectangle where an ancestor cuts off what sticks out of it. */
function cropped({ left, top, right, bottom }, element) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(at);
    if (overflowX === "visible" && overflowY === "visible" && clipPath === "none") continue;
    const box = at.getBoundingClientRect();
    if (overflowX !== "visible" || clipPath !== "none") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== "visible" || clipPath !== "none") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The part of a line in which the letters are: a box of letters is higher than its capitals. */
const inked = ({ x, y, width, height }) => new DOMRect(x + 1, y + 0.24 * height, Math.max(0, width - 2), 0.54 * height);

/** Whether an element hides what lies under it. Shapes do where they are filled, boxes where they have a colour or a picture. */
function hides(element) {
  const { backgroundColor, backgroundImage, opacity, fill, fillOpacity } = getComputedStyle(element);
  if (Number(opacity) < OPAQUE) return false;
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    return !["g", "text", "tspan"].includes(element.localName) && fill !== "none" && Number(fillOpacity) * alphaOf(fill) >= OPAQUE;
  }
  return alphaOf(backgroundColor) >= OPAQUE || backgroundImage.includes("gradient") || ["img", "canvas"].includes(element.localName);
}

function alphaOf(colour) {
  const parts = colour.match(/[\d.]+/g) ?? [];
  return colour === "transparent" ? 0 : parts.length > 3 ? Number(parts[3]) : 1;
}

/** What hides this text at a place of the window, or null where it can be read. */
function coverOf(element, x, y) {
  for (const there of document.elementsFromPoint(x, y)) {
    if (there.contains(element) || element.contains(there)) return null;
    if (hides(there)) return there;
  }
  return null;
}

/** What hides a part of this line of a text, or null where all of it can be read. */
function coveredBy(element, { left, top, width, height }) {
  for (const y of HEIGHTS.map((part) => top + part * height).filter((y) => y >= 0 && y < innerHeight)) {
    for (const x of PLACES.map((part) => left + part * width).filter((x) => x >= 0 && x < innerWidth)) {
      const cover = coverOf(element, x, y);
      if (cover) return cover;
    }
  }
  return null;
}

/** Where something stands, as the styles would say it: the same in every language and for every name. */
function nameOf(element) {
  const steps = [];
  for (let at = element; at && at.id !== "screen" && steps.length < 3; at = at.parentElement) {
    const [own] = at.classList ?? [];
    if (own) steps.unshift(`.${own}`);
    else if (["main", "header", "footer"].includes(at.localName) || at === element) steps.unshift(at.localName);
  }
  return steps.join(" ");
}

const quoted = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 30)}”`;
const footOf = (root) => [...root.querySelectorAll(":scope > .foot")].find((foot) => getComputedStyle(foot).position === "sticky");
