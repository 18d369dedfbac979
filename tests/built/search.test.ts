import { globSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { SearchEntry } from '../../src/content/schemas/index.ts';
import { buildFolder, readBuildFile, visitorPages } from './support/pages.ts';

/** The bundler writes the search index as a call of JSON.parse. */
const [indexParseCall = '[]'] = globSync('assets/js/*.js', { cwd: buildFolder })
  .map(readBuildFile)
  .filter((script) => script.includes('"kind":"page"'))
  .flatMap((script) => script.match(/JSON\.parse\('.*'\)/s) ?? []);
const searchEntries: SearchEntry[] = runInNewContext(indexParseCall);

test('the search index has exactly the indexed pages', () => {
  const listedRoutes = visitorPages.filter((page) => page.listed).map(({ route }) => route);
  // Only the first page of a list is in the index.
  const expectedRoutes = listedRoutes.filter((route) => !/\/page\/\d+$/.test(route));
  expect(searchEntries.map(({ to }) => to).toSorted()).toEqual(expectedRoutes.toSorted());
});

test('each entry of the search index has a title and a description', () => {
  for (const { to, title, description } of searchEntries) {
    expect.soft(title, to).toMatch(/\p{L}/u);
    expect.soft(description, to).toMatch(/\p{L}/u);
  }
});
