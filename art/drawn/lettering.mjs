/** Sets words as outlines, so that a drawing needs no type face where it is shown. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';

/** `file` is a package's WOFF2 file; `variation` the values of a variable face's axes. */
export async function openFace(file, variation) {
  const packed = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const face = fontkit.create(Buffer.from(await decompress(packed)));
  return variation ? face.getVariation(variation) : face;
}

/** Outlines of one line with its left edge at 0 and its baseline at 0. */
export function setLine(face, line, size, tracking) {
  const scale = size / face.unitsPerEm;
  const run = face.layout(line);
  let pen = 0;
  let drawing = '';
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  run.glyphs.forEach((glyph, index) => {
    const place = run.positions[index];
    const outline = glyph.path.scale(scale, -scale).translate(pen + place.xOffset * scale, 0);
    if (outline.commands.length > 0) {
      const { minX, maxX, minY, maxY } = outline.cbox;
      box.left = Math.min(box.left, minX);
      box.right = Math.max(box.right, maxX);
      box.top = Math.min(box.top, minY);
      box.bottom = Math.max(box.bottom, maxY);
      drawing += outline.toSVG();
    }
    pen += place.xAdvance * scale + tracking;
  });
  return { drawing, box, width: box.right - box.left };
}

/** Outlines of one line that follows a polyline, centred on it. */
export function setAlong(face, line, size, tracking, points) {
  const scale = size / face.unitsPerEm;
  const run = face.layout(line);
  const steps = run.positions.map((place) => place.xAdvance * scale + tracking);
  const lengths = points
    .slice(1)
    .map((point, index) => Math.hypot(point[0] - points[index][0], point[1] - points[index][1]));
  const total = (list) => list.reduce((sum, value) => sum + value, 0);
  let pen = (total(lengths) - total(steps) + tracking) / 2;

  return run.glyphs
    .map((glyph, index) => {
      let at = pen + steps[index] / 2;
      pen += steps[index];
      let leg = 0;
      while (leg < lengths.length - 1 && at > lengths[leg]) {
        at -= lengths[leg];
        leg += 1;
      }
      const [from, to] = [points[leg], points[leg + 1]];
      const share = at / lengths[leg];
      const x = from[0] + (to[0] - from[0]) * share;
      const y = from[1] + (to[1] - from[1]) * share;
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      const outline = glyph.path.scale(scale, -scale).translate(-steps[index] / 2, size * 0.34);
      return `<path transform="translate(${x} ${y}) rotate(${turn})" d="${outline.toSVG()}"/>`;
    })
    .join('');
}
