/** Draws the three embroideries behind "Why Choose Us": transparent, to lie on the deep ground. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../static/drawn/decor');
const thread = '#7fd6e8';
const coral = '#ff6f52';

const kairi =
  'M0-60C-48-66-74-110-62-158-52-206-10-220 12-268 24-288 52-282 50-258 48-244 36-238 26-246 52-214 76-176 70-130 66-90 40-62 0-60Z';
const leaf = 'M0 0C-34-20-40-60 0-100 40-60 34-20 0 0Z';

/** The stitches keep their size at every scale. */
function place(shape: string, x: number, y: number, degrees: number, scale: number): string {
  const [width, length, gap] = [4, 12, 8].map((px) => Math.round((10 * px) / scale) / 10);
  return `<path d="${shape}" transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})" stroke-width="${width}" stroke-dasharray="${length} ${gap}"/>`;
}

function drawKnots(places: string[]): string {
  const dots = places.map((dot) => `M${dot}h.1`).join('');
  return `<path d="${dots}" stroke="${coral}" stroke-width="13" stroke-dasharray="none"/>`;
}

/** A ring of shapes around the middle. */
function drawRing(shape: string, count: number, scale: number): string {
  const degreesApart = 360 / count;
  return Array.from({ length: count }, (_, index) =>
    place(shape, 320, 320, index * degreesApart, scale),
  ).join('');
}

const wreath = `${drawRing(kairi, 8, 1)}${drawRing(kairi, 8, 0.62)}<circle cx="320" cy="320" r="42"/>${drawKnots(['320 320', '300 320', '340 320', '320 300', '320 340'])}`;

const stem = 'M40 640C120 520 90 400 190 320S330 190 320 60M320 60C318 40 330 24 348 22';
const branch = [
  [88, 560, -50],
  [104, 500, 40],
  [118, 420, -40],
  [150, 356, 60],
  [210, 306, -30],
  [258, 262, 70],
  [300, 200, -50],
  [316, 150, 50],
].map(([x, y, degrees]) => place(leaf, x ?? 0, y ?? 0, degrees ?? 0, 0.85));
const vine = `<path d="${stem}"/>${branch.join('')}${drawKnots(['352 22', '330 12', '342 44'])}`;

const flower = `${drawRing(leaf, 8, 2.3)}${drawRing(leaf, 8, 1.2)}${drawKnots(['320 320', '320 88', '552 320', '320 552', '88 320'])}`;

mkdirSync(folder, { recursive: true });
for (const [index, drawing] of [wreath, vine, flower].entries()) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640" fill="none" stroke="${thread}" stroke-width="4" stroke-dasharray="12 8" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>\n`;
  writeFileSync(path.join(folder, `${index + 1}.svg`), svg);
}
