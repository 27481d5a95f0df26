// A picture to keep: shapes as Python has drawn them, words in the letters of the page, on one sheet of paper.

import { offer, tell } from "./share.js";

/** The plate that asked for it says what came of it. */
export async function offerPicture(picture, plate) {
  try {
    if (await offer(await drawn(picture))) tell(plate, plate.dataset.done);
  } catch (error) {
    console.warn(error); // no picture: the game goes on
    tell(plate, plate.dataset.refused);
  }
}

async function drawn({ name, width, height, svg, texts }) {
  const sheet = Object.assign(document.createElement("canvas"), { width, height });
  const paper = sheet.getContext("2d");
  const shapes = new Image(width, height);
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    shapes.src = address;
    await shapes.decode();
    paper.drawImage(shapes, 0, 0, width, height);
  } finally {
    URL.revokeObjectURL(address);
  }
  const family = getComputedStyle(document.body).fontFamily;
  for (const { text, x, y, width: room, size, weight, ink, centred } of texts) {
    const font = `${weight} ${size}px ${family}`;
    await document.fonts.load(font, text);
    Object.assign(paper, { font, fillStyle: ink, textAlign: centred ? "center" : "start" });
    paper.fillText(text, x, y, room);
  }
  const blob = await new Promise((done) => sheet.toBlob(done, "image/png"));
  if (!blob) throw new Error("the sheet is too large for this phone");
  return { name, text: blob, type: "image/png" };
}
