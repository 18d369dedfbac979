/** Captures the interface drawings in `screens/` as master pictures for the site. */
import { globSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openChromium } from '../steps/chromium.ts';

const screens = path.resolve(import.meta.dirname, 'screens');
const root = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);

const files = globSync('**/*.html', { cwd: screens })
  .filter((file) => wanted.length === 0 || wanted.some((start) => file.startsWith(start)))
  .sort();
if (files.length === 0) {
  console.error(`No drawing in scripts/art/screens begins with ${wanted.join(' or ')}.`);
  process.exit(1);
}

const browser = await openChromium('--hide-scrollbars');
for (const file of files) {
  const source = path.join(screens, file);
  const size = /data-size="(\d+)x(\d+)"/.exec(await readFile(source, 'utf8'));
  if (!size) {
    console.error(`${file}: give its <html> tag a size, like data-size="800x600".`);
    process.exitCode = 1;
    continue;
  }
  const page = await browser.newPage({
    viewport: { width: Number(size[1]), height: Number(size[2]) },
    deviceScaleFactor: 2,
  });
  await page.goto(pathToFileURL(source).href);
  await page.evaluate(() => document.fonts.ready);
  // What explains something in a post stands beside its text.
  const folder = file.startsWith('blog/') ? root : path.join(root, 'src/content/pictures');
  const target = path.join(folder, file.replace(/\.html$/, '.webp'));
  await mkdir(path.dirname(target), { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: 88, effort: 5 })
    .toFile(target);
  await page.close();
  console.log(path.relative(process.cwd(), target));
}
await browser.close();
