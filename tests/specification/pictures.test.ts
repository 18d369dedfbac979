/** Stricter rules for our own pictures than the schemas have. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { findPicture } from '../../src/plugins/content/references.ts';
import { root } from '../support/content-folder.ts';

const contentFolder = `${root}/src/content`;

interface NamedPicture {
  by: string;
  file: string;
  alt?: string;
  decorative?: true;
}

function namedIn(value: unknown, by: string): NamedPicture[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inner = Object.entries(value).flatMap(([key, one]) => namedIn(one, `${by}/${key}`));
  return 'file' in value && typeof value.file === 'string'
    ? [{ ...value, by, file: value.file }, ...inner]
    : inner;
}

const { gallery: _gallery, team: _team, ...content } = readContent(contentFolder);
const namedPictures = namedIn(content, 'content');

test('somebody who does not see a picture reads what it shows, in words of its own', () => {
  const described = namedPictures.filter(({ decorative }) => !decorative);
  expect(described.length).toBeGreaterThan(0);
  for (const { by, file, alt = '' } of described) {
    expect(alt.length, by).toBeGreaterThanOrEqual(20);
    expect(alt.length, by).toBeLessThanOrEqual(160);
    expect(alt.split(/\s+/).length, by).toBeGreaterThanOrEqual(4);
    expect(alt, by).not.toMatch(/\.(webp|png|jpe?g|svg|avif)\b/i);
    expect(alt, by).not.toMatch(/^(an? |the )?(image|picture|photo|graphic|illustration)/i);
    expect(
      described.filter((one) => one.alt === alt && one.file !== file),
      by,
    ).toEqual([]);
  }
});

test('a picture was drawn large enough to be sharp on a good screen', async () => {
  for (const { by, file } of namedPictures) {
    const { width, height } = await sharp(findPicture(contentFolder, file)).metadata();
    // An upright picture fills only a third of the page's width.
    expect(width, `${by}: ${file}`).toBeGreaterThanOrEqual(height > width ? 700 : 1200);
  }
});
