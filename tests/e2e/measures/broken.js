// No word goes on in the next line unless it says so with a hyphen; an address may break anywhere.

const WORD = /[^\s\u00ad\u200b\-‐–—/…·]{2,}/gu;

function broken(texts) {
  const cut = texts.flatMap(({ node, element }) => (element.closest("svg") || node.data.includes("://") ? [] : breaksIn(node).map((at) => ({ node, element, at }))));
  if (!cut.length) return [];
  const asLanguagesDo = new CSSStyleSheet(); // what still breaks, then, has got a hyphen from the browser
  asLanguagesDo.replaceSync("#screen, #screen * { overflow-wrap: normal !important; word-break: normal !important }");
  document.adoptedStyleSheets.push(asLanguagesDo);
  const forced = cut.filter(({ node, at }) => !breaksIn(node).includes(at));
  document.adoptedStyleSheets.pop();
  return forced.map(({ node, element, at }) => ({ where: nameOf(element), what: `“${split(node.data, at)}” is broken without a hyphen` }));
}

/** Places in a text where a line ends inside a word. */
function breaksIn(node) {
  return [...node.data.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (rectsOf(node, index, index + word.length).length < 2) return [];
    const lines = [...word].map((_, at) => rectsOf(node, index + at, index + at + 1)[0]);
    return lines.flatMap((line, at) => (at && line && lines[at - 1] && isBelow(line, lines[at - 1]) ? [index + at] : []));
  });
}

const isBelow = (one, other) => one.top >= other.bottom - 0.5 * other.height && one.left < other.right;

function split(text, at) {
  const before = text.slice(0, at).match(/\S*$/u)[0];
  return `${before}/${text.slice(at).match(/^\S*/u)[0]}`;
}
