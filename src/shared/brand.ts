import { toHex, toOklch } from './colour.ts';

/**
 * The brand colours that the site and its drawings were designed in: with these in brand.json
 * nothing changes.
 */
export const designed = {
  /** Used for buttons, links, backgrounds and tinted greys. */
  main: '#027b9a',
  /** Used for the darkest background and for text on light backgrounds. */
  deep: '#004658',
  bright: '#7fe0ea',
  accent: '#ff6f52',
} as const;

export type BrandColour = keyof typeof designed;
export type BrandColours = Record<BrandColour, string>;

/** Keeps greys muted under a strong brand colour. */
const mostStrength = 1.6;

/**
 * Shifts a designed colour by the hue and chroma difference between the owner's brand colour and
 * the designed one.
 */
export function follow(hex: string, colours: BrandColours, leader: BrandColour = 'main'): string {
  const exact = brandColours.find((name) => designed[name] === hex);
  if (exact) {
    return colours[exact];
  }
  const from = toOklch(designed[leader]);
  const to = toOklch(colours[leader]);
  const { lightness, chroma, hue } = toOklch(hex);
  const strength = Math.min(to.chroma / from.chroma, mostStrength);
  return toHex({ lightness, chroma: chroma * strength, hue: hue + to.hue - from.hue });
}

export const brandColours = Object.keys(designed) as BrandColour[];

/**
 * Degrees around the hue of `main`: wide enough for its greys, too narrow for the teal of the
 * cards.
 */
const family = 28;

/**
 * Replaces colours related to the brand, and leaves unrelated colours and those in `except` (such
 * as water) unchanged.
 */
export function recolour(drawing: string, colours: BrandColours, except: string[] = []): string {
  return drawing.replace(/#[0-9a-f]{6}\b/g, (hex) => {
    const turn = toOklch(hex).hue - toOklch(designed.main).hue;
    const related = Math.abs(turn) < family || brandColours.some((name) => designed[name] === hex);
    return related && hex !== '#ffffff' && !except.includes(hex) ? follow(hex, colours) : hex;
  });
}
