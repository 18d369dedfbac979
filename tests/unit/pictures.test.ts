import { readFileSync } from 'node:fs';
import type { Metadata } from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { writeBrandFiles } from '../../src/plugins/brand/write-files.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import {
  addAddressesAndSizes,
  buildAddressBase,
  chooseAvifOptions,
  chooseEncodedWidths,
} from '../../src/plugins/pictures/prepare.ts';
import { makeSharePictures } from '../../src/plugins/publish/share-pictures.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const tempFolder = createTempFolder(afterAll);
const { brand, contact } = readContent(fixture.content, fixture.static);

// biome-ignore format: widths side by side
test.each([
  [300, [300]], [500, [400]], [1000, [400, 560, 800]], [1150, [400, 560, 800, 1150]],
  [1600, [400, 560, 800, 1200]], [2240, [400, 560, 800, 1200, 1680]], [6000, [400, 560, 800, 1200, 1680]],
])('a picture of %i pixels is encoded in the widths %j', (pictureWidth, encodedWidths) => {
  expect(chooseEncodedWidths(pictureWidth)).toEqual(encodedWidths);
});

// biome-ignore format: a picture a line
test.each([
  ['a plain picture', { format: 'webp', size: 40_000 }, 44, '4:2:0'],
  ['a detailed picture', { format: 'jpeg', size: 400_000 }, 53, '4:2:0'],
  ['a plain drawing', { format: 'svg', size: 4_000 }, 44, '4:4:4'],
] as const)('%s is encoded as it needs', (_picture, metadata, quality, chromaSubsampling) => {
  const options = chooseAvifOptions({ ...metadata, width: 1600, height: 1200 } as Metadata);
  expect(options).toMatchObject({ quality, chromaSubsampling });
});

test('the address of a picture depends on the content of its file', () => {
  const buildUrlBase = (bytes: string) => buildAddressBase(Buffer.from(bytes), 'home/about');
  expect(buildUrlBase('one')).toBe(buildUrlBase('one'));
  expect(buildUrlBase('one')).not.toBe(buildUrlBase('another'));
});

test('each picture of the content gets its address, size and widths; all else stays', async () => {
  const content = {
    heading: 'Evening',
    pictures: [
      { slug: 'tall', picture: { file: 'gallery/5', alt: 'A lighthouse.' } },
      { slug: 'wide', picture: { file: 'gallery/6', decorative: true } },
    ],
  };
  const tall = { width: 700, height: 1000, widths: [400, 560], alt: 'A lighthouse.' };
  const wide = { width: 1200, height: 800, widths: [400, 560, 800, 1200], alt: '' };
  const matchBase = (name: string) =>
    expect.stringMatching(new RegExp(`^/pictures/gallery/${name}\\.[0-9a-f]{8}$`));
  expect(await addAddressesAndSizes(content, fixture.content)).toEqual({
    heading: 'Evening',
    pictures: [
      { slug: 'tall', picture: { base: matchBase('5'), ...tall } },
      { slug: 'wide', picture: { base: matchBase('6'), ...wide } },
    ],
  });
});

test('a missing picture stops the build with its name', async () => {
  await expect(addAddressesAndSizes({ file: 'gallery/none' }, fixture.content)).rejects.toThrow(
    'There is no picture "gallery/none" below src/content/pictures.',
  );
});

test('the built map is empty when the content has no drawn map', async () => {
  const { drawn: _drawn, ...mapWithoutDrawing } = contact.map;
  const buildMapSvg = async (map: typeof mapWithoutDrawing) => {
    await writeBrandFiles(tempFolder, { brand, contact: { ...contact, map } }, fixture.content);
    return readFileSync(`${tempFolder}/brand/drawn/map.svg`, 'utf8');
  };
  const emptySvg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(await buildMapSvg(contact.map)).not.toBe(emptySvg);
  expect(await buildMapSvg(mapWithoutDrawing)).toBe(emptySvg);
});

async function makeSharePicture(buildFolderName: string, title: string) {
  const buildFolder = `${tempFolder}/${buildFolderName}`;
  const pages = [{ route: '/a-page', title }];
  const shareBrand = { ...brand, name: 'Tern & Tide', host: 'tern-and-tide.test' };
  const drawnCount = await makeSharePictures(buildFolder, `${tempFolder}/cache`, pages, shareBrand);
  return { drawnCount, picture: readFileSync(`${buildFolder}/share/a-page.jpeg`) };
}

test('draws a share picture again only when its content has changed', async () => {
  const firstResult = await makeSharePicture('first', 'A page that only this test knows');
  const repeatedResult = await makeSharePicture('second', 'A page that only this test knows');
  const changedResult = await makeSharePicture('third', 'Its new title');
  const results = [firstResult, repeatedResult, changedResult];
  expect(results.map(({ drawnCount }) => drawnCount)).toEqual([1, 0, 1]);
  expect(repeatedResult.picture).toEqual(firstResult.picture);
  expect(changedResult.picture).not.toEqual(firstResult.picture);
});

test('warns of a title whose letters the fonts lack', async () => {
  const consoleWarnSpy = vi.spyOn(console, 'warn').mockReturnValue();
  await makeSharePicture('fourth', 'Crème brûlée for ₹ 90, वेबसाइट');
  expect(consoleWarnSpy).not.toHaveBeenCalled();
  await makeSharePicture('fifth', 'இணையதளம்');
  expect(consoleWarnSpy).toHaveBeenCalledWith(expect.stringContaining('/a-page shows boxes'));
});
