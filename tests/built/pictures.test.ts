import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildFolder, pages, readBuildFile } from './support/pages.ts';

const srcsetTexts = pages.flatMap(({ tags }) =>
  tags.flatMap(({ attributes: { srcset, imagesrcset } }) => srcset ?? imagesrcset ?? []),
);

test('every srcset entry is a file of its width', async () => {
  const srcsetEntries = new Set(srcsetTexts.flatMap((srcset) => srcset.split(', ')));
  expect(srcsetEntries.size).toBeGreaterThan(0);
  for (const srcsetEntry of srcsetEntries) {
    const [, pictureAddress = '', declaredWidth] =
      /^(\/pictures\/.+-(\d+)\.avif) \2w$/.exec(srcsetEntry) ?? [];
    expect(pictureAddress, srcsetEntry).not.toBe('');
    const { format, width } = await sharp(path.join(buildFolder, pictureAddress)).metadata();
    expect([format, width], srcsetEntry).toEqual(['heif', Number(declaredWidth)]);
  }
});

test('every encoded picture is used', () => {
  const siteText = globSync('**/*.{html,js,xml,json}', { cwd: buildFolder })
    .map(readBuildFile)
    .join();
  const encodedPictureFiles = globSync('pictures/**/*.*', { cwd: buildFolder });
  expect(encodedPictureFiles.length).toBeGreaterThan(0);
  const pictureBasePaths = encodedPictureFiles.map((file) => file.replace(/-\d+\.\w+$/, ''));
  expect(pictureBasePaths.filter((base) => !siteText.includes(base))).toEqual([]);
});

test('feeds and structured data name no AVIF or WebP', () => {
  const feedTexts = globSync('blog/*.{xml,json}', { cwd: buildFolder }).map(readBuildFile);
  const structuredDataTexts = pages.flatMap(
    ({ html }) => html.match(/"@context".*?<\/script>/gs) ?? [],
  );
  expect(structuredDataTexts.length).toBeGreaterThan(0);
  for (const publishedText of [...feedTexts, ...structuredDataTexts]) {
    expect(publishedText).not.toMatch(/\.(?:avif|webp)\b/);
  }
});
