import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ColourPair,
  contrastRules,
  findLowContrast,
  paletteOf,
  themes,
} from '../../src/plugins/brand/palette.ts';
import { readBrand } from '../../src/plugins/content/read.ts';
import { type BrandColours, designed } from '../../src/shared/brand.ts';
import { contrast } from '../../src/shared/colour.ts';
import { fixture } from '../support/fixture.ts';

const source = path.resolve(import.meta.dirname, '../../src');
const tokens = readFileSync(`${source}/css/tokens.css`, 'utf8');
const css = tokens.replace(/@media print \{.*?\n\}/s, '');

/** Tokens with a colour of their own, such as red for errors; the others follow the brand. */
const fixedColours: Record<string, ColourPair> = Object.fromEntries(
  [...css.matchAll(/--([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, sharedValue]) => [name, [light ?? sharedValue, dark ?? sharedValue]],
  ),
);
const fixedPairs: [token: string, beside: string[], ratio: number][] = [
  ['error', ['paper', 'raised', 'error-tint'], 4.5],
  ['success', ['paper', 'raised', 'success-tint'], 4.5],
  ['on-dark', ['red', 'teal', 'purple', 'rose'], 4.5],
  ['on-gold', ['gold'], 4.5],
];

/** Lists the pairs of text and background with too little contrast. */
function findUnreadable(brand: BrandColours): string[] {
  const colours: Record<string, ColourPair> = { ...fixedColours, ...paletteOf(brand) };
  return [...contrastRules, ...fixedPairs].flatMap(([text, backgrounds, minimum]) =>
    backgrounds.flatMap((background) =>
      themes
        .filter(
          (theme) =>
            contrast(
              colours[text]?.[theme] ?? '#000000',
              colours[background]?.[theme] ?? '#000000',
            ) < minimum,
        )
        .map((theme) => `${text} on ${background}, ${['light', 'dark'][theme]}`),
    ),
  );
}

describe('text has enough contrast in both themes', () => {
  test.each([
    ['as it was designed', designed],
    ['of the fixture', readBrand(fixture.content).colours],
    ['plum', { main: '#7a2e8f', deep: '#2d0f38', bright: '#f0b8ff', accent: '#ffb000' }],
    ['leaf', { main: '#2f7d32', deep: '#12381a', bright: '#b9f6ca', accent: '#1b3fd6' }],
    ['grey', { main: '#4a4a4a', deep: '#111111', bright: '#eeeeee', accent: '#ffffff' }],
    ['red', { main: '#c4122f', deep: '#4d0010', bright: '#ffd166', accent: '#000000' }],
  ])('with the brand %s', (_name, brand) => {
    expect(findLowContrast(brand)).toEqual([]);
    expect(findUnreadable(brand)).toEqual([]);
  });

  test('for any brand that is accepted', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map(hexOf);
    fc.assert(
      fc.property(fc.record({ main: hex, deep: hex, bright: hex, accent: hex }), (brand) => {
        const pale = findLowContrast(brand);
        expect(pale.length > 0 || findUnreadable(brand).length === 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a pale brand colour', () => {
  const pale: BrandColours = { ...designed, main: '#ffd400' };

  test('is refused with the nearest readable colour', () => {
    const [refusal] = findLowContrast(pale);
    const nearest = /Write (#\w{6})/.exec(refusal?.problem ?? '')?.[1] ?? '';
    expect(refusal?.colour).toBe('main');
    expect(refusal?.problem).toContain('#ffd400');
    expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(nearest, '#ffffff')).toBeLessThan(4.8);
  });

  test('is accepted once replaced by the suggestions', () => {
    for (let brand = pale, tries = 0; ; tries += 1) {
      const [refusal] = findLowContrast(brand);
      if (!refusal) {
        break;
      }
      expect(tries).toBeLessThan(4);
      brand = { ...brand, [refusal.colour]: /Write (#\w{6})/.exec(refusal.problem)?.[1] };
    }
  });
});

function hexOf(number: number): string {
  return `#${number.toString(16).padStart(6, '0')}`;
}

describe('style sheets use few sizes, from tokens.css', () => {
  const sheets = globSync('**/*.css', { cwd: source }).map((file) => ({
    file,
    text: readFileSync(path.join(source, file), 'utf8').replace(/\/\*.*?\*\//gs, ''),
  }));

  // The container query "bar" of theme/Navbar is no layout width.
  test('layouts change at no more than the six listed widths, written in em and range syntax', () => {
    const [, list = ''] = /Layouts change at (.*?) em/.exec(tokens) ?? [];
    const widths = list.match(/[\d.]+/g)?.map((width) => `${width}em`) ?? [];
    expect(widths).toHaveLength(6);
    const others = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/@(?:media|container)([^{]*)/g)]
        .flatMap(
          ([, query = '']) =>
            query.replace(/\(height[^)]*\)|bar \(.*? 1em\)/g, '').match(/m..-width|\d[\w.]*/g) ??
            [],
        )
        .filter((width) => !widths.includes(width))
        .map((width) => `${file}: ${width}`),
    );
    expect(others).toEqual([]);
  });

  test('text has at most twelve sizes, and each is a token', () => {
    expect(tokens.match(/--size-\w+:/g)?.length).toBeLessThanOrEqual(12);
    const raw = sheets
      // base.css sizes code relative to its text, and print in points.
      .filter(({ file }) => file !== 'css/base.css')
      .flatMap(({ file, text }) =>
        [...text.matchAll(/font(?:-size)?:([^;]*)/g)]
          .filter(([, value = '']) => /\d(?:r?em|px|pt|%)/.test(value))
          .map(([declaration]) => `${file}: ${declaration}`),
      );
    expect(raw).toEqual([]);
  });
});
