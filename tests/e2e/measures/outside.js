// No shape sticks out of its drawing, and none is shown in another size than it was drawn with: a style of somebody else's has reached it.

const SHAPES = "rect, circle, ellipse, path, polygon, polyline, line, use, text, image";
const DRAWN = { rect: ["x", "y", "width", "height"], circle: ["cx", "cy", "r"], ellipse: ["cx", "cy", "rx", "ry"], use: ["x", "y", "width", "height"] };
const RIM = 1 / 5; // of a drawing's shorter side: room for a rim, a shadow, a card that leans over the edge

function outside(root) {
  const found = new Map();
  for (const svg of [...root.querySelectorAll("svg")].filter(isVisible)) {
    for (const shape of svg.querySelectorAll(SHAPES)) {
      if (shape.closest("defs, clipPath, mask, pattern, symbol")) continue;
      const stretched = (DRAWN[shape.localName] ?? []).find((side) => isStretched(shape, side));
      if (stretched) {
        const [drawn, shown] = [shape.getAttribute(stretched), getComputedStyle(shape)[stretched]];
        found.set(nameOf(shape), `the ${stretched} of a ${shape.localName} is drawn as ${drawn} and shown as ${shown}`);
      } else if (sticksOut(shape, svg)) found.set(nameOf(svg), `a ${shape.localName} sticks out of it by ${Math.round(sticksOut(shape, svg))} px`);
    }
  }
  return [...found].map(([where, what]) => ({ where, what }));
}

function isStretched(shape, side) {
  const [drawn, shown] = [shape.getAttribute(side), getComputedStyle(shape)[side]];
  return Number(drawn) > 0 && shown.endsWith("px") && Math.abs(Number(drawn) - parseFloat(shown)) > 0.5;
}

/** By how many CSS pixels a shape is seen outside the box of its drawing and its rim; 0 where it keeps inside, or is framed and cut off. */
function sticksOut(shape, svg) {
  const room = svg.parentElement; // one that only says how large a drawing may be is no frame: that is around it
  const frame = getComputedStyle(room).containerType === "size" ? room.parentElement : room;
  if ([svg, frame].some((each) => getComputedStyle(each).overflow !== "visible")) return 0;
  const [box, seen] = [svg.getBoundingClientRect(), cropped(shape.getBoundingClientRect(), svg)];
  if (!seen.width || !seen.height) return 0;
  const out = Math.max(box.left - seen.left, seen.right - box.right, box.top - seen.top, seen.bottom - box.bottom);
  return out > RIM * Math.min(box.width, box.height) ? out : 0;
}
