/** Stricter rules for our own pictures than the schemas have. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { findPicture } from '../../src/plugins/content/references.ts';

const contentFolder = `${root}/src/content`;

interface NamedPicture {
  by: string;
  file: string;
  alt?: string;
  decorative?: true;
}

function namedIn(value: unknown, path: string): NamedPicture[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inner = Object.entries(value).flatMap(([key, item]) => namedIn(item, `${path}/${key}`));
  return 'file' in value && typeof value.file === 'string'
    ? [{ ...value, by: path, file: value.file }, ...inner]
    : inner;
}

const { gallery: _gallery, team: _team, ...content } = readContent(contentFolder);
const namedPictures = namedIn(content, 'content');

test('each picture has a unique alternative text of 20 to 160 characters', () => {
  const describedPictures = namedPictures.filter(({ decorative }) => !decorative);
  expect(describedPictures.length).toBeGreaterThan(0);
  for (const { by: path, file, alt = '' } of describedPictures) {
    expect(alt.length, path).toBeGreaterThanOrEqual(20);
    expect(alt.length, path).toBeLessThanOrEqual(160);
    expect(alt.split(/\s+/).length, path).toBeGreaterThanOrEqual(4);
    expect(alt, path).not.toMatch(/\.(webp|png|jpe?g|svg|avif)\b/i);
    expect(alt, path).not.toMatch(/^(an? |the )?(image|picture|photo|graphic|illustration)/i);
    expect(
      describedPictures.filter((item) => item.alt === alt && item.file !== file),
      path,
    ).toEqual([]);
  }
});

test('each picture is large enough for a high-resolution screen', async () => {
  for (const { by: path, file } of namedPictures) {
    const { width, height } = await sharp(findPicture(contentFolder, file)).metadata();
    // An upright picture fills only a third of the page's width.
    expect(width, `${path}: ${file}`).toBeGreaterThanOrEqual(height > width ? 700 : 1200);
  }
});
