// No word on a picture is hard to read: its ink against every pixel that its letters touch, as they were photographed without it.

async ([words, printed, bare]) => {
  const NEAR = 1; // pixels round a letter that belong to its ground
  const SPOILT = 0.06; // of that ground may be of the wrong colour: an edge that a letter just touches
  const photographs = await Promise.all([printed, bare].map(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
    paper.drawImage(image, 0, 0);
    return { width: image.width, height: image.height, data: paper.getImageData(0, 0, image.width, image.height).data };
  }));
  const [{ width, height, data: inked }, { data: without }] = photographs;
  const luminance = (rgb) => rgb.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const known = new Map();
  const against = (ink, alpha, at) => {
    const key = `${ink} ${alpha} ${without[at]} ${without[at + 1]} ${without[at + 2]}`;
    if (!known.has(key)) {
      const ground = [without[at], without[at + 1], without[at + 2]];
      known.set(key, contrast(luminance(ground.map((part, nth) => alpha * ink[nth] + (1 - alpha) * part)), luminance(ground)));
    }
    return known.get(key);
  };
  const differs = (at) => Math.abs(inked[at] - without[at]) + Math.abs(inked[at + 1] - without[at + 1]) + Math.abs(inked[at + 2] - without[at + 2]) > 24;
  return words.map(({ box, ink, opacity, isLarge }) => {
    const [red, green, blue, alpha = 1] = ink.match(/[\d.]+/g).map(Number);
    const wanted = isLarge ? 3 : 4.5;
    const [left, top] = [Math.max(0, Math.floor(box[0])), Math.max(0, Math.floor(box[1]))];
    const [right, bottom] = [Math.min(width, Math.ceil(box[0] + box[2])), Math.min(height, Math.ceil(box[1] + box[3]))];
    const ground = new Set();
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) {
      if (!differs(4 * (y * width + x))) continue;
      for (let up = -NEAR; up <= NEAR; up++) for (let over = -NEAR; over <= NEAR; over++) {
        const [there, row] = [x + over, y + up];
        if (there >= left && there < right && row >= top && row < bottom) ground.add(row * width + there);
      }
    }
    const found = [...ground].map((at) => against([red, green, blue], alpha * opacity, 4 * at)).sort((one, other) => one - other);
    const worst = found[Math.floor(found.length * SPOILT)] ?? wanted;
    return worst < wanted ? `has ${worst.toFixed(1)} : 1 and wants ${wanted}` : null;
  });
}
