/** Our own pictures have stricter rules than the schemas. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { mapNestedValues } from '../../src/plugins/content/map-nested-values.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { findPicturePath } from '../../src/plugins/content/references.ts';

const contentFolder = `${root}/src/content`;

type NamedPicture = { contentPath: string; file: string; alt?: string; decorative?: true };

const { gallery: _gallery, team: _team, ...contentToCheck } = readContent(contentFolder);
const contentPictures: NamedPicture[] = [];
mapNestedValues(contentToCheck, (part, keys) => {
  if (typeof Object(part).file === 'string') {
    contentPictures.push({ ...Object(part), contentPath: keys.join('/') });
  }
  return part;
});

test('each picture has a unique alternative text of 20 to 160 characters', () => {
  const describedPictures = contentPictures.filter(({ decorative }) => !decorative);
  expect(describedPictures.length).toBeGreaterThan(0);
  for (const { contentPath, file, alt = '' } of describedPictures) {
    expect(alt, contentPath).toMatch(/^.{20,160}$/s);
    expect(alt.split(/\s+/).length, contentPath).toBeGreaterThanOrEqual(4);
    expect(alt, contentPath).not.toMatch(/\.(webp|png|jpe?g|svg|avif)\b/i);
    expect(alt, contentPath).not.toMatch(/^(an? |the )?(image|picture|photo|graphic|illustrat)/i);
    const hasSameAlt = (other: NamedPicture) => other.alt === alt && other.file !== file;
    expect(describedPictures.filter(hasSameAlt), contentPath).toEqual([]);
  }
});

test('each picture is large enough for a high-resolution screen', async () => {
  for (const { contentPath, file } of contentPictures) {
    const { width, height } = await sharp(findPicturePath(contentFolder, file)).metadata();
    // An upright picture fills only a third of the page's width.
    expect(width, `${contentPath}: ${file}`).toBeGreaterThanOrEqual(height > width ? 700 : 1200);
  }
});
