/** Derives the site's colours from the brand colours; tokens.css has the colours with a fixed meaning. */
import { applyBrandColours, type BrandColours, shiftColour } from '../../shared/brand-colours.ts';
import { findNearestReadableHex, measureContrast } from '../../shared/colour.ts';

export type ColourPair = [light: string, dark: string];

const whiteHex = '#ffffff';

/** The colours of the original design, which derivePalette shifts to the owner's brand colours. */
const lightDarkColours = {
  paper: [whiteHex, '#06181f'],
  mist: ['#eef6f7', '#0a212a'],
  sand: ['#fbf7f1', '#081d25'],
  raised: [whiteHex, '#0c2731'],
  field: ['#fbfdfd', '#081e27'],
  deep: ['#004658', '#05323f'],
  night: ['#06252f', '#041218'],
  'brand-ground': ['#027b9a', '#03566c'],
  ink: ['#06252f', '#e9f4f6'],
  muted: ['#456069', '#a6bfc6'],
  link: ['#026b87', '#5ccbe2'],
  line: ['#d9e6e9', '#1b3a45'],
  'line-strong': ['#728e97', '#5d7c86'],
  'on-dark': [whiteHex, whiteHex],
  'on-dark-muted': ['#c3dde3', '#c3dde3'],
  'deep-text': ['#004658', '#004658'],
  brand: ['#027b9a', '#4cc3dd'],
  'brand-hover': ['#02657f', '#79d6e9'],
  'on-brand': [whiteHex, '#04222b'],
  'brand-tint': ['#e1f1f4', '#0f3440'],
  focus: ['#027b9a', '#4cc3dd'],
  'focus-on-dark': [whiteHex, whiteHex],
  'code-foreground': ['#123a47', '#d5e6ea'],
  'code-background': ['#f3f8f9', '#0a212a'],
  'code-token-comment': ['#526a73', '#93aeb6'],
  'code-token-parameter': ['#123a47', '#d5e6ea'],
  'code-token-punctuation': ['#456069', '#a6bfc6'],
  'code-token-link': ['#026b87', '#5ccbe2'],
} satisfies Record<string, ColourPair>;
const themedAccentColours = {
  coral: ['#ff6f52', '#ff6f52'],
  'on-coral': ['#2b0a02', '#2b0a02'],
} satisfies Record<string, ColourPair>;

type Token = keyof typeof lightDarkColours | keyof typeof themedAccentColours;
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
    ...mapColourPairs(lightDarkColours, (hex) => applyBrandColours(hex, brandColours)),
    ...mapColourPairs(themedAccentColours, (hex) => shiftColour(hex, brandColours, 'accent')),
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
  pairs: Record<Tokens, ColourPair>,
  changeHex: (hex: string) => string,
): Record<Tokens, ColourPair> {
  const entries = Object.entries<ColourPair>(pairs).map(([token, [lightHex, darkHex]]) => {
    return [token, [changeHex(lightHex), changeHex(darkHex)]];
  });
  return Object.fromEntries(entries);
}
