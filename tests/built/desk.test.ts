import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '../../src/desk/texts.ts';
import { buildFolder, pages, readBuildFile } from './support/pages.ts';

test('no file for visitors refers to the desk', () => {
  const textFileGlobs = ['**/*.{html,js,css,xml,txt,md,json}', '_headers'];
  const builtFiles = globSync(textFileGlobs, { cwd: buildFolder });
  const visitorFiles = builtFiles.filter((file) => !file.startsWith('desk'));
  expect(visitorFiles.length).toBeGreaterThan(100);
  const deskTexts = [texts.person.eraseTitle, texts.list.search];
  const deskTraces = ['/desk"', '/desk?', '/api/v1/desk', ...deskTexts];
  const filesWithTraces = visitorFiles.filter((file) => {
    const fileText = readBuildFile(file);
    return deskTraces.some((trace) => fileText.includes(trace));
  });
  expect(filesWithTraces).toEqual([]);
});

test('the desk is not indexed, loads only its own files, and has no share picture', () => {
  const deskPage = pages.find(({ route }) => route === '/desk');
  const loadedAddresses = deskPage?.tags.flatMap(
    ({ attributes: { src, href } }) => src ?? href ?? [],
  );
  const deskAddressPattern = /^\/(desk\/|logo\.svg$|touch-icon\.png$)/;
  expect(loadedAddresses?.every((address) => deskAddressPattern.test(address))).toBe(true);
  expect(deskPage?.html).toContain('<meta name="robots" content="noindex">');
  expect(globSync('share/desk*', { cwd: buildFolder })).toEqual([]);
});

test('the desk’s styles have the brand’s colours and existing fonts', () => {
  const [deskCssFile = ''] = globSync('desk/*.css', { cwd: buildFolder });
  const deskCss = readBuildFile(deskCssFile);
  expect(deskCss).toContain('--brand:');
  const fontUrlMatches = [...deskCss.matchAll(/url\("?([^")]+\.woff2)"?\)/g)];
  expect(fontUrlMatches.length).toBeGreaterThan(0);
  for (const [, fontAddress = ''] of fontUrlMatches) {
    expect(globSync(fontAddress.slice(1), { cwd: buildFolder })).toHaveLength(1);
  }
});
