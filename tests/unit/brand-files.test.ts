import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { writeBrandFiles } from '../../src/plugins/brand/files.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder } from '../support/temp-folder.ts';

test('the built map is empty when the content has no drawn map', async () => {
  const { brand, contact } = readContent(fixture.content, fixture.static);
  const { drawn: _drawn, ...mapWithoutDrawing } = contact.map;
  const generatedFolder = createTempFolder(onTestFinished);
  const buildMapSvg = async (map: typeof mapWithoutDrawing) => {
    const contentWithMap = { brand, contact: { ...contact, map } };
    await writeBrandFiles(generatedFolder, contentWithMap, fixture.content);
    return readFileSync(`${generatedFolder}/brand/drawn/map.svg`, 'utf8');
  };
  const emptySvg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(await buildMapSvg(contact.map)).not.toBe(emptySvg);
  expect(await buildMapSvg(mapWithoutDrawing)).toBe(emptySvg);
});
