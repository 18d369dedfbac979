/** Derives the site's colours from the brand colours; tokens.css has the colours with a fixed meaning. */
import { applyBrandColours, type BrandColours, shiftColour } from '../../shared/brand-colours.ts';
import { findNearestReadableHex, measureContrast } from '../../shared/colour.ts';
/** The colours of the original design, light and dark, which derivePalette shifts to the owner's brand colours. */
import designed from './designed-palette.json' with { type: 'json' };

export type ColourPair = [light: string, dark: string];

const whiteHex = '#ffffff';

type Token = keyof typeof designed.derived | keyof typeof designed.accent;
type Palette = Record<Token, ColourPair>;

export const themeIndexes = [0, 1] as const;
const backgroundTokens: Token[] = ['paper', 'mist', 'sand', 'raised', 'brand-tint'];

/** Each rule changes its first colour until the contrast with the other colours reaches the ratio. */
export const contrastRules: [token: Token, beside: Token[], ratio: number][] = [
  ['deep', ['on-dark', 'on-dark-muted'], 4.5],
  ['deep-text', ['on-dark', 'on-dark-muted'], 4.5],
  ['night', ['on-dark', 'on-dark-muted'], 4.5],
  ['brand-ground', ['on-dark'], 4.5],
  ['brand', ['on-brand'], 4.5],
  ['brand-hover', ['on-brand'], 4.5],
  ['on-coral', ['coral'], 4.5],
  ['ink', [...backgroundTokens, 'field'], 7],
  ['muted', backgroundTokens, 4.5],
  ['link', backgroundTokens, 4.5],
  // Field borders and focus rings need less contrast than text.
  ['line-strong', ['paper', 'raised', 'field', 'sand', 'mist'], 3],
  ['focus', backgroundTokens, 3],
  ['focus-on-dark', ['deep', 'night', 'brand-ground'], 3],
];

export function derivePalette(brandColours: BrandColours): Palette {
  const palette = {
    ...mapColourPairs(designed.derived, (hex) => applyBrandColours(hex, brandColours)),
    ...mapColourPairs(designed.accent, (hex) => shiftColour(hex, brandColours, 'accent')),
  };
  for (const [token, neighbours, minContrast] of contrastRules) {
    for (const theme of themeIndexes) {
      const neighbourHexes = neighbours.map((neighbour) => palette[neighbour][theme]);
      const hex = palette[token][theme];
      palette[token][theme] = findNearestReadableHex(hex, neighbourHexes, minContrast) ?? hex;
    }
  }
  return palette;
}

/** The scheduler's frame expects colours without "#". */
export function buildSchedulerFrameColours(colours: BrandColours) {
  const { paper, ink, brand } = derivePalette(colours);
  return { background: paper[0].slice(1), text: ink[0].slice(1), primary: brand[0].slice(1) };
}

export function findContrastProblems(colours: BrandColours) {
  const { brand, deep, 'on-dark-muted': onDarkMuted } = derivePalette(colours);
  const brightHex = findNearestReadableHex(colours.bright, [deep[0]], 3) ?? whiteHex;
  const checks = [
    { colour: 'main', background: whiteHex, minContrast: 4.5, readableHex: brand[0] },
    { colour: 'deep', background: onDarkMuted[0], minContrast: 4.5, readableHex: deep[0] },
    { colour: 'bright', background: deep[0], minContrast: 3, readableHex: brightHex },
  ] as const;
  return checks
    .filter(({ colour, readableHex }) => readableHex !== colours[colour])
    .map(({ colour, background, minContrast, readableHex }) => ({
      colour,
      problemText: `${colours[colour]} is too near ${background}, which stands beside it: their contrast is ${measureContrast(colours[colour], background).toFixed(1)}, and ${minContrast} is needed. Write ${readableHex}, the nearest colour with enough contrast.`,
    }));
}

function mapColourPairs<Tokens extends string>(
  pairs: Record<Tokens, string[]>,
  changeHex: (hex: string) => string,
): Record<Tokens, ColourPair> {
  const entries = Object.entries<string[]>(pairs).map(([token, hexes]) => [
    token,
    hexes.map(changeHex),
  ]);
  return Object.fromEntries(entries);
}
