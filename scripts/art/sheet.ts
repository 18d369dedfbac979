/** npm run art:sheet    contact sheets of every master picture, 20 to a sheet, in build/contact-sheets. */
import { globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const pictures = path.resolve(import.meta.dirname, '../../src/content/pictures');
const target = path.resolve(import.meta.dirname, '../../build/contact-sheets');
const cell = { width: 380, height: 285, gap: 10, label: 24 };
const columns = 5;
const rows = 4;
const ground = '#e9eff0';

const files = globSync('**/*.webp', { cwd: pictures }).sort();
await mkdir(target, { recursive: true });

for (let first = 0; first < files.length; first += columns * rows) {
  const some = files.slice(first, first + columns * rows);
  const layers = await Promise.all(
    some.map(async (file, index) => {
      const left = cell.gap + (index % columns) * (cell.width + cell.gap);
      const top = cell.gap + Math.floor(index / columns) * (cell.height + cell.label + cell.gap);
      const picture = await sharp(path.join(pictures, file))
        .resize(cell.width, cell.height, { fit: 'contain', background: ground })
        .png()
        .toBuffer();
      const label = Buffer.from(
        `<svg width="${cell.width}" height="${cell.label}"><text x="2" y="17" font-family="sans-serif" font-size="14" fill="#06252f">${file}</text></svg>`,
      );
      return [
        { input: picture, left, top },
        { input: label, left, top: top + cell.height },
      ];
    }),
  );
  const sheet = path.join(target, `sheet-${first / (columns * rows) + 1}.png`);
  await sharp({
    create: {
      width: cell.gap + columns * (cell.width + cell.gap),
      height: cell.gap + Math.ceil(some.length / columns) * (cell.height + cell.label + cell.gap),
      channels: 3,
      background: ground,
    },
  })
    .composite(layers.flat())
    .png()
    .toFile(sheet);
  console.log(path.relative(process.cwd(), sheet));
}
