import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readBrand } from '../../src/plugins/content/read.ts';
import { makeSharePictures } from '../../src/plugins/publish/share-pictures.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const tempFolder = createTempFolder(afterAll);
const sharedPage = { route: '/a-page', title: 'A page that only this test knows' };
const brand = { ...readBrand(fixture.content), name: 'Tern & Tide', host: 'tern-and-tide.test' };

async function makeSharePicture(buildName: string, title: string) {
  const buildFolder = path.join(tempFolder, buildName);
  const cacheFolder = path.join(tempFolder, 'cache');
  const sharedPages = [{ ...sharedPage, title }];
  const drawnCount = await makeSharePictures(buildFolder, cacheFolder, sharedPages, brand);
  return { drawnCount, picture: readFileSync(path.join(buildFolder, 'share/a-page.jpeg')) };
}

test('draws a share picture again only when its content has changed', async () => {
  const firstBuildResult = await makeSharePicture('first', sharedPage.title);
  const secondBuildResult = await makeSharePicture('second', sharedPage.title);
  const newTitleBuildResult = await makeSharePicture('third', 'Its new title');
  const buildResults = [firstBuildResult, secondBuildResult, newTitleBuildResult];
  expect(buildResults.map(({ drawnCount }) => drawnCount)).toEqual([1, 0, 1]);
  expect(secondBuildResult.picture).toEqual(firstBuildResult.picture);
  expect(newTitleBuildResult.picture).not.toEqual(firstBuildResult.picture);
});

test('warns of a title whose letters the fonts lack', async () => {
  const consoleWarnSpy = vi.spyOn(console, 'warn').mockReturnValue();
  await makeSharePicture('fourth', 'Crème brûlée for ₹ 90, वेबसाइट');
  expect(consoleWarnSpy).not.toHaveBeenCalled();
  await makeSharePicture('fifth', 'இணையதளம்');
  expect(consoleWarnSpy).toHaveBeenCalledWith(expect.stringContaining('/a-page shows boxes'));
  consoleWarnSpy.mockRestore();
});
