"""Tells two pictures of a page apart as somebody does who looks from a step away, and draws where.

Both are blurred, for where exactly a letter's edge is grey is the machine's affair, and compared as eyes do (OKLab); the score is the
largest distance between two points that lie in the same place, 0 to 100.

As measured: a tour on a busy machine with other fonts scores 0.0 on every page, for `tests/pictures.py` leaves nothing to the machine;
the same pages drawn twice as fine, as by another way of drawing, up to 4.6; a card moved by one pixel of the phone 4.7. On the other
side: a ground 6 % darker 5.8, a tile 20 % darker 8.4, a card moved by two pixels 8.6, a plate moved by four 17, a lost name 14, a lost
card from 15 (one of 18 × 24 pixels) to 72, a plate over a name 49, the slab that once lay over the cards of Dilemma's arena 33 to 66.
"""

import base64

WIDTH, HEIGHT, QUALITY = 195, 332, 0.6  # half of a page of 390 × 664, as WebP
BLUR, BOUND = 3, 5  # pixels of these pictures; the largest score that passes for the same
DRAW = """async ({ png, width, height, quality }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
JUDGE = """async ({ pair, blur, bound }) => {
  const linear = Float64Array.from({ length: 256 }, (_, at) => (at > 10 ? ((at / 255 + 0.055) / 1.055) ** 2.4 : at / 3294.6));
  const [before, now] = await Promise.all(pair.map(async (webp) => {
    const image = new Image();
    image.src = `data:image/webp;base64,${webp}`;
    await image.decode();
    return image;
  }));
  const { width, height } = now;
  const [ours, theirs] = [now, before].map((image) => {
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    context.filter = `blur(${blur}px)`;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  const seen = ({ data }, at) => {
    const [red, green, blue] = [linear[data[at]], linear[data[at + 1]], linear[data[at + 2]]];
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return [
      0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    ];
  };
  let score = 0;
  const where = new ImageData(width, height);
  for (let at = 0; at < ours.data.length; at += 4) {
    const [mine, other] = [seen(ours, at), seen(theirs, at)];
    const apart = 100 * Math.hypot(...mine.map((part, nth) => part - other[nth]));
    score = Math.max(score, apart);
    where.data.set(apart > bound ? [220, 0, 60, 255] : [...Array(3).fill(160 + 90 * mine[0]), 255], at);
  }
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").putImageData(where, 0, 0);
  return { score, where: canvas.toDataURL("image/webp").split(",")[1] };
}"""


def drawn(eyes, png):
    """A screenshot, small. `eyes`: any page of a browser; its canvas does the work."""
    return unpacked(eyes.evaluate(DRAW, {"png": packed(png), "width": WIDTH, "height": HEIGHT, "quality": QUALITY}))


def judged(eyes, approved, now):
    """The score, and a picture of where they differ."""
    told = eyes.evaluate(JUDGE, {"pair": [packed(approved), packed(now)], "blur": BLUR, "bound": BOUND})
    return told["score"], unpacked(told["where"])


def packed(picture):
    return base64.b64encode(picture).decode()


def unpacked(text):
    return base64.b64decode(text)
