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
const maxChromaRatio = 1.6;

/**
 * Shifts a designed colour by the hue and chroma difference between the owner's brand colour and
 * the designed one.
 */
export function follow(hex: string, colours: BrandColours, leader: BrandColour = 'main'): string {
  const designedName = brandColours.find((name) => designed[name] === hex);
  if (designedName) {
    return colours[designedName];
  }
  const from = toOklch(designed[leader]);
  const to = toOklch(colours[leader]);
  const { lightness, chroma, hue } = toOklch(hex);
  const chromaRatio = Math.min(to.chroma / from.chroma, maxChromaRatio);
  return toHex({ lightness, chroma: chroma * chromaRatio, hue: hue + to.hue - from.hue });
}

export const brandColours = Object.keys(designed) as BrandColour[];

/**
 * Degrees around the hue of `main`: wide enough for its greys, too narrow for the teal of the
 * cards.
 */
const relatedHueRange = 28;

/**
 * Replaces colours related to the brand, and leaves unrelated colours and those in `except` (such
 * as water) unchanged.
 */
export function recolour(drawing: string, colours: BrandColours, except: string[] = []): string {
  return drawing.replace(/#[0-9a-f]{6}\b/g, (hex) => {
    const hueDifference = toOklch(hex).hue - toOklch(designed.main).hue;
    const isRelated =
      Math.abs(hueDifference) < relatedHueRange ||
      brandColours.some((name) => designed[name] === hex);
    return isRelated && hex !== '#ffffff' && !except.includes(hex) ? follow(hex, colours) : hex;
  });
}
