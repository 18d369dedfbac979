/** Our own pages have stricter rules than the pages of another owner. */
import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/run.ts';
import { readContent } from '../../../src/plugins/content/read.ts';
import { readFixtureOutput } from '../../built/support/document.ts';
import { buildFolder, isPost, visitorPages } from '../../built/support/pages.ts';
import { fixture } from '../../support/fixture.ts';

// Devanagari says the same in fewer letters.
const specifiedPages = visitorPages.filter((page) => !isPost(page) && page.prefix === '');

/** The schemas allow longer titles, for a long {company}. Posts have their own check. */
test.skipIf(process.env.CONTENT_DIR)('titles have 30 to 60 letters, descriptions 70 to 160', () => {
  for (const { route, document, description } of specifiedPages) {
    expect(document.findTexts('title')[0], route).toMatch(/^.{30,60}$/s);
    expect(description, route).toMatch(/^.{70,160}$/s);
  }
});

test('no picture on a page weighs more than 120 kB, or 60 kB in the hero', () => {
  const pictureAddresses = new Set(
    visitorPages.flatMap(({ html }) => html.match(/\/pictures\/[^" ,>]+\.avif/g) ?? []),
  );
  expect(pictureAddresses.size).toBeGreaterThan(0);
  const heavyPictures = [...pictureAddresses]
    .map((address) => ({ address, kB: statSync(`${buildFolder}${address}`).size / 1000 }))
    .filter(({ address, kB }) => kB > (address.startsWith('/pictures/hero/') ? 60 : 120));
  expect(heavyPictures).toEqual([]);
});

test('the site of another agency has none of our names, addresses and colours', () => {
  const { company, services, brand } = readContent(`${root}/src/content`);
  const { name, fullName, email, phones, site, address } = company;
  const ownTraces = [
    ...[name, fullName, email, new URL(site).host, address.street, address.city],
    ...phones.flatMap((ownPhone) => [ownPhone, ownPhone.replace(/\D/g, '')]),
    ...Object.keys(services),
  ];
  const textFileGlob = '**/{*.{html,js,css,json,svg,xml,txt,md},_*}';
  // The editor's hints have examples from our content.
  const fixtureTextFilePaths = globSync(textFileGlob, { cwd: fixture.out, exclude: ['editor/*'] });
  expect(fixtureTextFilePaths.length).toBeGreaterThan(100);
  for (const fixtureTextFilePath of fixtureTextFilePaths) {
    const fileText = readFixtureOutput(fixtureTextFilePath);
    const ownColours = fixtureTextFilePath.startsWith('drawn/') ? [] : Object.values(brand.colours);
    const foundTraces = [...ownTraces, ...ownColours].filter((trace) => fileText.includes(trace));
    expect(foundTraces, fixtureTextFilePath).toEqual([]);
  }
});
