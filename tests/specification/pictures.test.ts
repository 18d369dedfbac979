/** Our own pictures have stricter rules than the schemas. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { findPicturePath } from '../../src/plugins/content/references.ts';

const contentFolder = `${root}/src/content`;

interface NamedPicture {
  by: string;
  file: string;
  alt?: string;
  decorative?: true;
}

function findNamedPictures(value: unknown, contentPath: string): NamedPicture[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const innerPictures = Object.entries(value).flatMap(([fieldName, fieldValue]) =>
    findNamedPictures(fieldValue, `${contentPath}/${fieldName}`),
  );
  return 'file' in value && typeof value.file === 'string'
    ? [{ ...value, by: contentPath, file: value.file }, ...innerPictures]
    : innerPictures;
}

const { gallery: _gallery, team: _team, ...checkedContent } = readContent(contentFolder);
const namedPictures = findNamedPictures(checkedContent, 'content');

const pictureWordPattern = /^(an? |the )?(image|picture|photo|graphic|illustration)/i;

test('each picture has a unique alternative text of 20 to 160 characters', () => {
  const describedPictures = namedPictures.filter(({ decorative }) => !decorative);
  expect(describedPictures.length).toBeGreaterThan(0);
  for (const { by: contentPath, file, alt: altText = '' } of describedPictures) {
    expect(altText.length, contentPath).toBeGreaterThanOrEqual(20);
    expect(altText.length, contentPath).toBeLessThanOrEqual(160);
    expect(altText.split(/\s+/).length, contentPath).toBeGreaterThanOrEqual(4);
    expect(altText, contentPath).not.toMatch(/\.(webp|png|jpe?g|svg|avif)\b/i);
    expect(altText, contentPath).not.toMatch(pictureWordPattern);
    const picturesWithSameAlt = describedPictures.filter(
      (item) => item.alt === altText && item.file !== file,
    );
    expect(picturesWithSameAlt, contentPath).toEqual([]);
  }
});

test('each picture is large enough for a high-resolution screen', async () => {
  for (const { by: contentPath, file } of namedPictures) {
    const { width, height } = await sharp(findPicturePath(contentFolder, file)).metadata();
    // An upright picture fills only a third of the page's width.
    expect(width, `${contentPath}: ${file}`).toBeGreaterThanOrEqual(height > width ? 700 : 1200);
  }
});
