/** Captures the interface drawings in `screens/` as master pictures for the site. */
import { globSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openChromium } from './chromium.ts';

/** One picture of a drawing: in which window, how many dots to a pixel, and which part. */
interface View {
  name: string;
  window: { width: number; height: number };
  density: number;
  clip?: { x: number; y: number; width: number; height: number };
}

const drawingsFolder = path.resolve(import.meta.dirname, 'screens');
const root = path.resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
/** A part has this many pixels, because the site shows it as large as a whole drawing. */
const partLongerSidePx = 1680;

const drawingPaths = globSync('**/*.html', { cwd: drawingsFolder })
  .filter((file) => wanted.length === 0 || wanted.some((wantedPrefix) => file.startsWith(wantedPrefix)))
  .sort();
if (drawingPaths.length === 0) {
  console.error(`No drawing in art/screens begins with ${wanted.join(' or ')}.`);
  process.exit(1);
}

/** Lists the views that the drawing's `<html>` tag names, as screens/README.md describes. */
function listDrawingViews(file: string, html: string): View[] {
  const name = file.replace(/\.html$/, '');
  const size = readSizeAttribute(html, 'size');
  if (!size) {
    console.error(`${file}: give its <html> tag a size, like data-size="800x600".`);
    process.exitCode = 1;
    return [];
  }
  const phone = readSizeAttribute(html, 'phone');
  const partsAttribute = /data-parts="([^"]+)"/.exec(html)?.[1] ?? '';
  return [
    { name, window: size, density: 2 },
    ...(phone ? [{ name: `${name}/phone`, window: phone, density: 2 }] : []),
    ...[...partsAttribute.matchAll(/([\w-]+) (\d+),(\d+),(\d+),(\d+)/g)].map(([, part, ...numbers]) => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
      const clip = { x, y, width, height };
      return { name: `${name}/${part}`, window: size, density: partLongerSidePx / Math.max(width, height), clip };
    }),
  ];
}

function readSizeAttribute(html: string, attribute: string): View['window'] | undefined {
  const [, width, height] = new RegExp(`data-${attribute}="(\\d+)x(\\d+)"`).exec(html) ?? [];
  return width ? { width: Number(width), height: Number(height) } : undefined;
}

const browser = await openChromium('--hide-scrollbars');
for (const file of drawingPaths) {
  const drawingPath = path.join(drawingsFolder, file);
  for (const { name, window: viewportSize, density, clip } of listDrawingViews(file, await readFile(drawingPath, 'utf8'))) {
    const page = await browser.newPage({ viewport: viewportSize, deviceScaleFactor: density });
    await page.goto(pathToFileURL(drawingPath).href);
    await page.evaluate(() => document.fonts.ready);
    // What explains something in a post stands beside its text.
    const folder = file.startsWith('blog/') ? root : path.join(root, 'src/content/pictures');
    const picturePath = path.join(folder, `${name}.webp`);
    await mkdir(path.dirname(picturePath), { recursive: true });
    await sharp(await page.screenshot({ clip }))
      .webp({ quality: 88, effort: 5 })
      .toFile(picturePath);
    await page.close();
    console.log(path.relative(root, picturePath));
  }
}
await browser.close();
