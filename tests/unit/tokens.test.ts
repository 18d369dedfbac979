import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { findUnknownTokens } from '../../scripts/lib/unknown-css-tokens.ts';
import * as palette from '../../src/plugins/brand/palette.ts';
import { readBrand } from '../../src/plugins/content/read.ts';
import { type BrandColours, designedColours } from '../../src/shared/brand-colours.ts';
import { measureContrast } from '../../src/shared/colour.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

const sourceFolder = `${import.meta.dirname}/../../src`;
const tokensCss = readFileSync(`${sourceFolder}/css/tokens.css`, 'utf8');
const screenTokensCss = tokensCss.replace(/@media print \{.*?\n\}/s, '');

type ColoursByToken = Record<string, palette.ColourPair>;

/** These tokens have their own colours, such as red for errors; all other tokens follow the brand. */
const fixedColours: ColoursByToken = Object.fromEntries(
  [...screenTokensCss.matchAll(/--([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, token, light, dark, both]) => [token, [light ?? both, dark ?? both]],
  ),
);
const fixedContrastRules: [token: string, beside: string[], ratio: number][] = [
  ['error', ['paper', 'raised', 'error-tint'], 4.5],
  ['success', ['paper', 'raised', 'success-tint'], 4.5],
  ['on-dark', ['red', 'teal', 'purple', 'rose'], 4.5],
  ['on-gold', ['gold'], 4.5],
];

function findUnreadablePairs(brand: BrandColours): string[] {
  const coloursByToken: ColoursByToken = { ...fixedColours, ...palette.derivePalette(brand) };
  const findColour = (token: string, theme: 0 | 1) => coloursByToken[token]?.[theme] ?? '#000000';
  const measureTokenContrast = (textToken: string, backgroundToken: string, theme: 0 | 1) =>
    measureContrast(findColour(textToken, theme), findColour(backgroundToken, theme));
  const allContrastRules = [...palette.contrastRules, ...fixedContrastRules];
  return allContrastRules.flatMap(([textToken, backgroundTokens, minimumRatio]) =>
    backgroundTokens.flatMap((backgroundToken) =>
      palette.themeIndexes
        .filter((theme) => measureTokenContrast(textToken, backgroundToken, theme) < minimumRatio)
        .map((theme) => `${textToken} on ${backgroundToken}, ${theme === 0 ? 'light' : 'dark'}`),
    ),
  );
}

test.each([
  ['as it was designed', designedColours],
  ['of the fixture', readBrand(fixture.content).colours],
  ['plum', { main: '#7a2e8f', deep: '#2d0f38', bright: '#f0b8ff', accent: '#ffb000' }],
  ['leaf', { main: '#2f7d32', deep: '#12381a', bright: '#b9f6ca', accent: '#1b3fd6' }],
  ['grey', { main: '#4a4a4a', deep: '#111111', bright: '#eeeeee', accent: '#ffffff' }],
  ['red', { main: '#c4122f', deep: '#4d0010', bright: '#ffd166', accent: '#000000' }],
])('text has enough contrast in both themes with the brand %s', (_name, brand) => {
  expect(palette.findContrastProblems(brand)).toEqual([]);
  expect(findUnreadablePairs(brand)).toEqual([]);
});

test('text has enough contrast in both themes with any accepted brand', () => {
  const convertNumberToHex = (number: number) => `#${number.toString(16).padStart(6, '0')}`;
  const colour = fc.integer({ min: 0, max: 0xffffff }).map(convertNumberToHex);
  const brandArbitrary = fc.record({ main: colour, deep: colour, bright: colour, accent: colour });
  const readabilityPropertyTest = fc.property(brandArbitrary, (brand) => {
    const contrastProblems = palette.findContrastProblems(brand);
    expect(contrastProblems.length > 0 || findUnreadablePairs(brand).length === 0).toBe(true);
  });
  fc.assert(readabilityPropertyTest, { numRuns: 200 });
});

test('a pale brand colour is refused until it is replaced by the nearest readable colours', () => {
  let brand: BrandColours = { ...designedColours, main: '#ffd400' };
  const [firstContrastProblem] = palette.findContrastProblems(brand);
  const readSuggestedColour = (problemText = '') => /Write (#\w{6})/.exec(problemText)?.[1] ?? '';
  const suggestedColour = readSuggestedColour(firstContrastProblem?.problemText);
  expect(measureContrast(suggestedColour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(measureContrast(suggestedColour, '#ffffff')).toBeLessThan(4.8);
  for (let colourReplacementRound = 0; colourReplacementRound < 4; colourReplacementRound += 1) {
    for (const { colour, problemText } of palette.findContrastProblems(brand)) {
      brand = { ...brand, [colour]: readSuggestedColour(problemText) };
    }
  }
  expect(palette.findContrastProblems(brand)).toEqual([]);
});

const styleSheets = globSync('**/*.css', { cwd: sourceFolder }).map((cssPath) => ({
  cssPath,
  text: readFileSync(`${sourceFolder}/${cssPath}`, 'utf8').replace(/\/\*.*?\*\//gs, ''),
}));

// The test ignores the container query "bar" of theme/Navbar, which is no layout width.
test('layouts change at no more than the six listed widths, written in em and range syntax', () => {
  const [, listedWidthsText = ''] = /Layouts change at (.*?) em/.exec(tokensCss) ?? [];
  const listedWidths = listedWidthsText.match(/[\d.]+/g)?.map((width) => `${width}em`) ?? [];
  expect(listedWidths).toHaveLength(6);
  for (const { cssPath, text } of styleSheets) {
    const queriesText = text.match(/@(?:media|container)[^{]*/g)?.join('\n') ?? '';
    const layoutQueriesText = queriesText.replace(/\(height[^)]*\)|bar \(.*? 1em\)/g, '');
    const queriedWidths = layoutQueriesText.match(/m..-width|\d[\w.]*/g) ?? [];
    const otherWidths = queriedWidths.filter((width) => !listedWidths.includes(width));
    expect(otherWidths, cssPath).toEqual([]);
  }
});

test('style sheets use at most twelve text sizes, and each is a token', () => {
  expect(tokensCss.match(/--size-\w+:/g)?.length).toBeLessThanOrEqual(12);
  // base.css sizes code relative to the text around it, and print in points.
  for (const { cssPath, text } of styleSheets.filter((sheet) => sheet.cssPath !== 'css/base.css')) {
    expect(text.match(/font(?:-size)?:[^;]*\d(?:r?em|px|pt|%)/g) ?? [], cssPath).toEqual([]);
  }
});

test('reports an unknown token with file and line', () => {
  const folder = createTempFolder(onTestFinished);
  writeFiles(folder, {
    'tokens.css': ':root {\n  --space-1: 4px;\n}\n',
    'card.css': 'a {\n margin: var(--space-1);\n color: var(--brand);\n gap: var(--sapce-1);\n}\n',
  });
  const expectedMistake = 'src/card.css:4: there is no --sapce-1. Name one of tokens.css.';
  expect(findUnknownTokens(folder)).toEqual([expectedMistake]);
});
