import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readBrand } from '../../src/plugins/content/read.ts';
import { makeSharePictures } from '../../src/plugins/publish/share-pictures.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const tempFolder = createTempFolder(afterAll);
const brand = { ...readBrand(fixture.content), name: 'Tern & Tide', host: 'tern-and-tide.test' };

afterEach(() => vi.restoreAllMocks());

async function makeSharePicture(buildFolderName: string, title: string) {
  const buildFolder = `${tempFolder}/${buildFolderName}`;
  const pages = [{ route: '/a-page', title }];
  const drawnCount = await makeSharePictures(buildFolder, `${tempFolder}/cache`, pages, brand);
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
