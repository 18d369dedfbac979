import { expect, test } from 'vitest';
import { encodedWidthsFor, pictureBaseOf } from '../../src/plugins/pictures/prepare.ts';

// biome-ignore format: widths side by side
test.each([
  [300, [300]], [500, [400]], [1000, [400, 560, 800]], [1150, [400, 560, 800, 1150]],
  [1600, [400, 560, 800, 1200]], [2240, [400, 560, 800, 1200, 1680]], [6000, [400, 560, 800, 1200, 1680]],
])('a picture of %i pixels is encoded in the widths %j', (pictureWidth, encodedWidths) => {
  expect(encodedWidthsFor(pictureWidth)).toEqual(encodedWidths);
});

test('the address of a picture depends on the content of its file', () => {
  const [firstBytes, secondBytes] = [Buffer.from('one'), Buffer.from('another')];
  expect(pictureBaseOf(firstBytes, 'home/about')).toBe(pictureBaseOf(firstBytes, 'home/about'));
  expect(pictureBaseOf(firstBytes, 'home/about')).not.toBe(
    pictureBaseOf(secondBytes, 'home/about'),
  );
});
