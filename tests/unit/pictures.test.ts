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
  const nameFile = (bytes: string) => pictureBaseOf(Buffer.from(bytes), 'home/about');
  expect(nameFile('one')).toBe(nameFile('one'));
  expect(nameFile('one')).not.toBe(nameFile('another'));
});
