/** Captures what screens, papers and signs show: every element with data-texture in textures/*.html. */
import { globSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openChromium } from './chromium.ts';

const texturesFolder = path.resolve(import.meta.dirname, 'textures');

async function readChangeTimeMs(file: string) {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

export async function captureTextures(outputFolder: string) {
  await mkdir(outputFolder, { recursive: true });
  const capturedFileNames = await readdir(outputFolder);
  const stylesheetChangedMs = await readChangeTimeMs(path.join(texturesFolder, 'textures.css'));
  const stale: string[] = [];
  for (const file of globSync('*.html', { cwd: texturesFolder }).sort()) {
    const latestChangeMs = Math.max(stylesheetChangedMs, await readChangeTimeMs(path.join(texturesFolder, file)));
    const capturedMarkerName = capturedFileNames.find((name) => name === `${file}.captured`);
    if (!capturedMarkerName || (await readChangeTimeMs(path.join(outputFolder, capturedMarkerName))) < latestChangeMs) stale.push(file);
  }
  if (stale.length === 0) return;

  const browser = await openChromium('--hide-scrollbars');
  const page = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
  for (const file of stale) {
    await page.goto(pathToFileURL(path.join(texturesFolder, file)).href);
    await page.evaluate(() => document.fonts.ready);
    for (const element of await page.locator('[data-texture]').all()) {
      const name = await element.getAttribute('data-texture');
      await element.screenshot({ path: path.join(outputFolder, `${name}.png`), omitBackground: true });
    }
    await writeFile(path.join(outputFolder, `${file}.captured`), '');
  }
  await browser.close();
}
