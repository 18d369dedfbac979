import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { texts } from '../../src/desk/texts.ts';
import { build, pages } from './support/pages.ts';

test('no file for visitors refers to the desk', () => {
  const files = globSync(['**/*.{html,js,css,xml,txt,md,json}', '_headers'], { cwd: build }).filter(
    (file) => !file.startsWith('desk'),
  );
  expect(files.length).toBeGreaterThan(100);
  // The desk's addresses and two of its texts.
  const traces = ['/desk"', '/desk?', '/api/v1/desk', texts.person.eraseTitle, texts.list.search];
  const filesWithTraces = files.filter((file) => {
    const text = readFileSync(path.join(build, file), 'utf8');
    return traces.some((trace) => text.includes(trace));
  });
  expect(filesWithTraces).toEqual([]);
});

test('the desk is not indexed, loads only its own files, and has no share picture', () => {
  const page = pages.find(({ route }) => route === '/desk');
  const sources = page?.tags.flatMap(({ attributes: { src, href } }) => src ?? href ?? []);
  expect(sources?.every((source) => /^\/(desk\/|logo\.svg$|touch-icon\.png$)/.test(source))).toBe(
    true,
  );
  expect(page?.html).toContain('<meta name="robots" content="noindex">');
  expect(globSync('share/desk*', { cwd: build })).toEqual([]);
});

test('the desk’s styles have the brand’s colours and existing fonts', () => {
  const [sheet = ''] = globSync('desk/*.css', { cwd: build });
  const css = readFileSync(path.join(build, sheet), 'utf8');
  expect(css).toContain('--brand:');
  const fonts = [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, file = '']) => file);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    expect(globSync(font.slice(1), { cwd: build })).toHaveLength(1);
  }
});
