/** Derives the site's colours from the brand's; tokens.css has the colours with a fixed meaning. */
import { type BrandColours, follow, recolour } from '../../shared/brand.ts';
import { contrast, nearestReadable } from '../../shared/colour.ts';

export type ColourPair = [light: string, dark: string];

const white = '#ffffff';

/** The original design; paletteOf shifts these colours to the brand's. */
const mainColours = {
  paper: [white, '#06181f'],
  mist: ['#eef6f7', '#0a212a'],
  sand: ['#fbf7f1', '#081d25'],
  raised: [white, '#0c2731'],
  field: ['#fbfdfd', '#081e27'],
  deep: ['#004658', '#05323f'],
  night: ['#06252f', '#041218'],
  'brand-ground': ['#027b9a', '#03566c'],
  ink: ['#06252f', '#e9f4f6'],
  muted: ['#456069', '#a6bfc6'],
  link: ['#026b87', '#5ccbe2'],
  line: ['#d9e6e9', '#1b3a45'],
  'line-strong': ['#728e97', '#5d7c86'],
  'on-dark': [white, white],
  'on-dark-muted': ['#c3dde3', '#c3dde3'],
  'deep-text': ['#004658', '#004658'],
  brand: ['#027b9a', '#4cc3dd'],
  'brand-hover': ['#02657f', '#79d6e9'],
  'on-brand': [white, '#04222b'],
  'brand-tint': ['#e1f1f4', '#0f3440'],
  focus: ['#027b9a', '#4cc3dd'],
  'focus-on-dark': [white, white],
  'code-foreground': ['#123a47', '#d5e6ea'],
  'code-background': ['#f3f8f9', '#0a212a'],
  'code-token-comment': ['#526a73', '#93aeb6'],
  'code-token-parameter': ['#123a47', '#d5e6ea'],
  'code-token-punctuation': ['#456069', '#a6bfc6'],
  'code-token-link': ['#026b87', '#5ccbe2'],
} satisfies Record<string, ColourPair>;
const accentColours = {
  coral: ['#ff6f52', '#ff6f52'],
  'on-coral': ['#2b0a02', '#2b0a02'],
} satisfies Record<string, ColourPair>;

type Token = keyof typeof mainColours | keyof typeof accentColours;
export type Palette = Record<Token, ColourPair>;

export const themes = [0, 1] as const;
const backgrounds: Token[] = ['paper', 'mist', 'sand', 'raised', 'brand-tint'];

/** Each rule changes its first colour until the contrast with the other colours reaches the ratio. */
export const contrastRules: [token: Token, beside: Token[], ratio: number][] = [
  ['deep', ['on-dark', 'on-dark-muted'], 4.5],
  ['deep-text', ['on-dark', 'on-dark-muted'], 4.5],
  ['night', ['on-dark', 'on-dark-muted'], 4.5],
  ['brand-ground', ['on-dark'], 4.5],
  ['brand', ['on-brand'], 4.5],
  ['brand-hover', ['on-brand'], 4.5],
  ['on-coral', ['coral'], 4.5],
  ['ink', [...backgrounds, 'field'], 7],
  ['muted', backgrounds, 4.5],
  ['link', backgrounds, 4.5],
  // Field borders and focus rings need less contrast than text.
  ['line-strong', ['paper', 'raised', 'field', 'sand', 'mist'], 3],
  ['focus', backgrounds, 3],
  ['focus-on-dark', ['deep', 'night', 'brand-ground'], 3],
];

export function paletteOf(colours: BrandColours): Palette {
  const palette = {
    ...mapPairs(mainColours, (hex) => recolour(hex, colours)),
    ...mapPairs(accentColours, (hex) => follow(hex, colours, 'accent')),
  };
  for (const [token, beside, ratio] of contrastRules) {
    for (const theme of themes) {
      const others = beside.map((other) => palette[other][theme]);
      palette[token][theme] =
        nearestReadable(palette[token][theme], others, ratio) ?? palette[token][theme];
    }
  }
  return palette;
}

/** The scheduler's frame expects colours without "#". */
export function schedulerColours(colours: BrandColours) {
  const { paper, ink, brand } = paletteOf(colours);
  return { background: paper[0].slice(1), text: ink[0].slice(1), primary: brand[0].slice(1) };
}

export function findLowContrast(colours: BrandColours): { colour: string; problem: string }[] {
  const { brand, deep, 'on-dark-muted': muted } = paletteOf(colours);
  const candidates = [
    { colour: 'main', on: white, ratio: 4.5, nearest: brand[0] },
    { colour: 'deep', on: muted[0], ratio: 4.5, nearest: deep[0] },
    {
      colour: 'bright',
      on: deep[0],
      ratio: 3,
      nearest: nearestReadable(colours.bright, [deep[0]], 3) ?? white,
    },
  ] as const;
  return candidates
    .filter(({ colour, nearest }) => nearest !== colours[colour])
    .map(({ colour, on, ratio, nearest }) => ({
      colour,
      problem: `${colours[colour]} is too near ${on}, which stands beside it: their contrast is ${contrast(colours[colour], on).toFixed(1)}, and ${ratio} is needed. Write ${nearest}, the nearest that holds.`,
    }));
}

function mapPairs<Tokens extends string>(
  pairs: Record<Tokens, ColourPair>,
  change: (hex: string) => string,
): Record<Tokens, ColourPair> {
  const changedPairs = Object.entries<ColourPair>(pairs).map(([token, [light, dark]]) => [
    token,
    [change(light), change(dark)],
  ]);
  return Object.fromEntries(changedPairs);
}
