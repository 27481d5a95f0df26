// What one decides by is on the first screen, between head and foot, without scrolling.

const BARELY = 2; // CSS pixels that may be missing

function decides(root, [page, selectors]) {
  const foot = footOf(root)?.getBoundingClientRect().top ?? innerHeight;
  const [top, bottom] = [0, foot > 0 ? foot : innerHeight]; // a foot that begins at the top stands beside
  return selectors.flatMap((selector) => {
    const boxes = [...root.querySelectorAll(selector)].filter(isVisible).map((each) => each.getBoundingClientRect());
    if (!boxes.length) return [{ where: `${page} ${selector}`, what: "is not on the page at all" }];
    const isInFoot = Boolean(root.querySelector(`:scope > .foot ${selector}`));
    const away = Math.max(...boxes.map((box) => Math.max(top - box.top, box.bottom - (isInFoot ? innerHeight : bottom))));
    return away > BARELY ? [{ where: `${page} ${selector}`, what: `${Math.round(away)} px of it are off the first screen` }] : [];
  });
}
