import { globSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildFolder, pages, readBuildFile } from './support/pages.ts';

test('every srcset entry is a file of its width', async () => {
  const srcsetEntries = pages
    .flatMap(({ tags }) => tags)
    .flatMap(({ attribs: { srcset, imagesrcset } }) => srcset ?? imagesrcset ?? [])
    .flatMap((srcset) => srcset.split(', '));
  expect(srcsetEntries.length).toBeGreaterThan(0);
  for (const srcsetEntry of new Set(srcsetEntries)) {
    expect(srcsetEntry).toMatch(/^\/pictures\/.+-(\d+)\.avif \1w$/);
    const [pictureAddress = '', declaredWidth = ''] = srcsetEntry.split(' ');
    const { format, width } = await sharp(`${buildFolder}${pictureAddress}`).metadata();
    expect([format, `${width}w`], srcsetEntry).toEqual(['heif', declaredWidth]);
  }
});

test('every encoded picture is used', () => {
  const text = globSync('**/*.{html,js,xml,json}', { cwd: buildFolder }).map(readBuildFile).join();
  const encodedPicturePaths = globSync('pictures/**/*.*', { cwd: buildFolder });
  const pictureBasePaths = encodedPicturePaths.map((file) => file.replace(/-\d+\.\w+$/, ''));
  expect(pictureBasePaths.filter((base) => !text.includes(base))).toEqual([]);
});

test('feeds and structured data link to no AVIF or WebP', () => {
  const feedTexts = globSync('blog/*.{xml,json}', { cwd: buildFolder }).map(readBuildFile);
  const structuredDataTexts = pages.flatMap(({ document }) => document.jsonLdTexts);
  expect(structuredDataTexts.length).toBeGreaterThan(0);
  for (const publishedText of [...feedTexts, ...structuredDataTexts]) {
    expect(publishedText).not.toMatch(/\/[\w./-]+\.(?:avif|webp)\b/);
  }
});
