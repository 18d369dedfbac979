import { expect, test } from 'vitest';
import { buildAddressBase, chooseEncodedWidths } from '../../src/plugins/pictures/prepare.ts';

// biome-ignore format: widths side by side
test.each([
  [300, [300]], [500, [400]], [1000, [400, 560, 800]], [1150, [400, 560, 800, 1150]],
  [1600, [400, 560, 800, 1200]], [2240, [400, 560, 800, 1200, 1680]], [6000, [400, 560, 800, 1200, 1680]],
])('a picture of %i pixels is encoded in the widths %j', (pictureWidth, encodedWidths) => {
  expect(chooseEncodedWidths(pictureWidth)).toEqual(encodedWidths);
});

test('the address of a picture depends on the content of its file', () => {
  const buildPictureBase = (bytes: string) => buildAddressBase(Buffer.from(bytes), 'home/about');
  expect(buildPictureBase('one')).toBe(buildPictureBase('one'));
  expect(buildPictureBase('one')).not.toBe(buildPictureBase('another'));
});
