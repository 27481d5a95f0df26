// No text lies under something else; under a sticky foot only where the foot shows that the page goes on.

function under(texts, root) {
  const [page, foot] = [document.documentElement, footOf(root)];
  const found = new Map(shadowed(texts, foot));
  if (foot && isMore()) {
    const [before, wasSaid] = [scrollY, page.hasAttribute("data-goes-on")];
    scrollTo({ top: page.scrollHeight, behavior: "instant" });
    page.removeAttribute("data-goes-on"); // as the page itself does a frame later
    for (const [where, what] of shadowed(textsOf(root), foot)) if (where === FOR_EVER) found.set(where, what);
    scrollTo({ top: before, behavior: "instant" });
    page.toggleAttribute("data-goes-on", wasSaid);
  }
  const { game = "house", screen = "" } = root.dataset;
  return [...found].map(([where, what]) => ({ where: where.startsWith("foot") ? `${game} ${screen} ${where}` : where, what }));
}

const PUT_AWAY = ".welcome, .finger"; // a sheet goes when it was read, a hand when it was followed
const [FOOT, FOR_EVER, SIGN] = ["foot", "foot for ever", "foot’s sign"];
const isMore = () => document.documentElement.scrollHeight - innerHeight - scrollY > 1;

/** [place, sentence] for everything that cannot be read as the page is scrolled now. */
function* shadowed(texts, foot) {
  for (const { node, element, lines } of texts) {
    for (const line of lines.map(inked)) {
      const cover = coveredBy(element, line);
      if (!cover || cover.closest("svg")?.contains(element) || cover.closest(PUT_AWAY)) continue;
      if (!foot?.contains(cover)) yield [`${nameOf(element)} < ${nameOf(cover.closest("svg") ?? cover)}`, `${quoted(node.data)} lies under something else`];
      else if (!isMore()) yield [FOR_EVER, `${quoted(node.data)} lies under the foot for ever`];
      else if (line.bottom <= foot.getBoundingClientRect().top) yield [SIGN, `${quoted(node.data)} lies under the sign that the page goes on`];
      else if (!showsThatItGoesOn(foot)) yield [FOOT, `${quoted(node.data)} lies under the foot, and no sign says that the page goes on`];
    }
  }
}

/** A sign is whatever looks different on the foot once the page says that it goes on; an arrow in the colour of its own ground is none. */
function showsThatItGoesOn(foot) {
  const page = document.documentElement;
  const looks = () => [null, "::before", "::after"].map((part) => getComputedStyle(foot, part))
    .map(({ content, backgroundColor, backgroundImage, boxShadow, borderTop }) =>
      (content === "none" || backgroundImage.includes(backgroundColor) ? "" : [content, backgroundImage, boxShadow, borderTop].join())).join();
  const [isSaid, now] = [page.hasAttribute("data-goes-on"), looks()];
  page.removeAttribute("data-goes-on");
  const otherwise = looks();
  page.toggleAttribute("data-goes-on", isSaid);
  return now !== otherwise;
}
