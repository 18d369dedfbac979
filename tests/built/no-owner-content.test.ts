import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildAddressBase } from '../../src/plugins/pictures/prepare.ts';
import { fixture } from '../support/fixture.ts';
import { readFixtureOutput } from './support/document.ts';

const ownContentFolder = `${import.meta.dirname}/../../src/content`;

test('no picture, drawing or colour is the owner’s', () => {
  expect(readFixtureOutput('logo.svg')).toContain('#3b1248');
  const ownPictureHashes = globSync('pictures/**/*.*', { cwd: ownContentFolder }).map((file) =>
    buildAddressBase(readFileSync(`${ownContentFolder}/${file}`), '').slice(-9),
  );
  const builtPicturePaths = globSync('pictures/**/*.*', { cwd: fixture.out });
  expect(builtPicturePaths.length).toBeGreaterThan(0);
  const isOwnerPicture = (file: string) => ownPictureHashes.some((hash) => file.includes(hash));
  expect(builtPicturePaths.filter(isOwnerPicture)).toEqual([]);
  const drawingGlob = 'drawn/{industries,partners,people}/*.svg';
  expect(globSync(drawingGlob, { cwd: fixture.out })).toHaveLength(17);
});
