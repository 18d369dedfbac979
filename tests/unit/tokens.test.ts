import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ColourPair,
  contrastRules,
  derivePalette,
  findContrastProblems,
  themeIndexes,
} from '../../src/plugins/brand/palette.ts';
import { readBrand } from '../../src/plugins/content/read.ts';
import { type BrandColours, designedColours } from '../../src/shared/brand.ts';
import { measureContrast } from '../../src/shared/colour.ts';
import { fixture } from '../support/fixture.ts';

const sourceFolder = path.resolve(import.meta.dirname, '../../src');
const tokensCss = readFileSync(`${sourceFolder}/css/tokens.css`, 'utf8');
const screenTokensCss = tokensCss.replace(/@media print \{.*?\n\}/s, '');

/** These tokens have their own colours, such as red for errors; all other tokens follow the brand. */
const fixedColours: Record<string, ColourPair> = Object.fromEntries(
  [...screenTokensCss.matchAll(/--([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, token, light, dark, sameColour]) => [token, [light ?? sameColour, dark ?? sameColour]],
  ),
);
const fixedContrastRules: [token: string, beside: string[], ratio: number][] = [
  ['error', ['paper', 'raised', 'error-tint'], 4.5],
  ['success', ['paper', 'raised', 'success-tint'], 4.5],
  ['on-dark', ['red', 'teal', 'purple', 'rose'], 4.5],
  ['on-gold', ['gold'], 4.5],
];

function findUnreadablePairs(brand: BrandColours): string[] {
  const coloursByToken: Record<string, ColourPair> = { ...fixedColours, ...derivePalette(brand) };
  const unreadablePairs: string[] = [];
  for (const [textToken, backgrounds, minimumRatio] of [...contrastRules, ...fixedContrastRules]) {
    for (const backgroundToken of backgrounds) {
      for (const themeIndex of themeIndexes) {
        const textColour = coloursByToken[textToken]?.[themeIndex] ?? '#000000';
        const backgroundColour = coloursByToken[backgroundToken]?.[themeIndex] ?? '#000000';
        if (measureContrast(textColour, backgroundColour) < minimumRatio) {
          unreadablePairs.push(
            `${textToken} on ${backgroundToken}, ${['light', 'dark'][themeIndex]}`,
          );
        }
      }
    }
  }
  return unreadablePairs;
}

test.each([
  ['as it was designed', designedColours],
  ['of the fixture', readBrand(fixture.content).colours],
  ['plum', { main: '#7a2e8f', deep: '#2d0f38', bright: '#f0b8ff', accent: '#ffb000' }],
  ['leaf', { main: '#2f7d32', deep: '#12381a', bright: '#b9f6ca', accent: '#1b3fd6' }],
  ['grey', { main: '#4a4a4a', deep: '#111111', bright: '#eeeeee', accent: '#ffffff' }],
  ['red', { main: '#c4122f', deep: '#4d0010', bright: '#ffd166', accent: '#000000' }],
])('text has enough contrast in both themes with the brand %s', (_name, brand) => {
  expect(findContrastProblems(brand)).toEqual([]);
  expect(findUnreadablePairs(brand)).toEqual([]);
});

test('text has enough contrast in both themes with any accepted brand', () => {
  const colourArbitrary = fc.integer({ min: 0, max: 0xffffff }).map(formatHexColour);
  const brandArbitrary = fc.record({
    main: colourArbitrary,
    deep: colourArbitrary,
    bright: colourArbitrary,
    accent: colourArbitrary,
  });
  const readabilityProperty = fc.property(brandArbitrary, (brand) => {
    const contrastProblems = findContrastProblems(brand);
    expect(contrastProblems.length > 0 || findUnreadablePairs(brand).length === 0).toBe(true);
  });
  fc.assert(readabilityProperty, { numRuns: 200 });
});

const paleBrandColours: BrandColours = { ...designedColours, main: '#ffd400' };

test('a pale brand colour is refused with the nearest readable colour', () => {
  const [brandRefusal] = findContrastProblems(paleBrandColours);
  const suggestedColour = /Write (#\w{6})/.exec(brandRefusal?.problem ?? '')?.[1] ?? '';
  expect(brandRefusal?.colour).toBe('main');
  expect(brandRefusal?.problem).toContain('#ffd400');
  expect(measureContrast(suggestedColour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(measureContrast(suggestedColour, '#ffffff')).toBeLessThan(4.8);
});

test('a pale brand colour is accepted once replaced by the suggestions', () => {
  for (let brand = paleBrandColours, attemptCount = 0; ; attemptCount += 1) {
    const [brandRefusal] = findContrastProblems(brand);
    if (!brandRefusal) {
      break;
    }
    expect(attemptCount).toBeLessThan(4);
    brand = { ...brand, [brandRefusal.colour]: /Write (#\w{6})/.exec(brandRefusal.problem)?.[1] };
  }
});

function formatHexColour(colourNumber: number): string {
  return `#${colourNumber.toString(16).padStart(6, '0')}`;
}

const styleSheets = globSync('**/*.css', { cwd: sourceFolder }).map((file) => ({
  file,
  text: readFileSync(path.join(sourceFolder, file), 'utf8').replace(/\/\*.*?\*\//gs, ''),
}));

// The test ignores the container query "bar" of theme/Navbar, which is no layout width.
test('layouts change at no more than the six listed widths, written in em and range syntax', () => {
  const [, listedWidthsText = ''] = /Layouts change at (.*?) em/.exec(tokensCss) ?? [];
  const listedWidths = listedWidthsText.match(/[\d.]+/g)?.map((width) => `${width}em`) ?? [];
  expect(listedWidths).toHaveLength(6);
  const unlistedWidths = styleSheets.flatMap(({ file, text: cssText }) =>
    [...cssText.matchAll(/@(?:media|container)([^{]*)/g)]
      .flatMap(
        ([, mediaQuery = '']) =>
          mediaQuery.replace(/\(height[^)]*\)|bar \(.*? 1em\)/g, '').match(/m..-width|\d[\w.]*/g) ??
          [],
      )
      .filter((width) => !listedWidths.includes(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(unlistedWidths).toEqual([]);
});

test('style sheets use at most twelve text sizes, and each is a token', () => {
  expect(tokensCss.match(/--size-\w+:/g)?.length).toBeLessThanOrEqual(12);
  const sizeDeclarationsWithoutToken = styleSheets
    // base.css sizes code relative to the text around it, and print in points.
    .filter(({ file }) => file !== 'css/base.css')
    .flatMap(({ file, text: cssText }) =>
      [...cssText.matchAll(/font(?:-size)?:([^;]*)/g)]
        .filter(([, fontValue = '']) => /\d(?:r?em|px|pt|%)/.test(fontValue))
        .map(([declaration]) => `${file}: ${declaration}`),
    );
  expect(sizeDeclarationsWithoutToken).toEqual([]);
});
