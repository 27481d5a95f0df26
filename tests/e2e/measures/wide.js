// Nothing one presses or reads is cut off at the side of the window, and no page scrolls sideways.

function wide(root) {
  const isCut = (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1);
  };
  const cut = [...root.querySelectorAll("button, a, input:not([type=hidden]), select, h1, h2, p")]
    .filter((element) => isVisible(element) && !element.closest(".stations, [data-scrolls]") && isCut(element))
    .map((element) => ({ where: nameOf(element), what: `${quoted(element.ariaLabel ?? element.textContent)} is cut off at the side` }));
  const { scrollWidth } = document.scrollingElement;
  return scrollWidth > innerWidth ? [...cut, { where: "page", what: `it is ${scrollWidth} px wide` }] : cut;
}
