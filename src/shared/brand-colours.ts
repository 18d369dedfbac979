import { toHex, toOklch } from './colour.ts';

/** The site and its drawings were designed in these brand colours, so brand.json with them changes nothing. */
export const designedColours = {
  /** Colours buttons, links, backgrounds and tinted greys. */
  main: '#027b9a',
  /** Colours the darkest background, and text on light backgrounds. */
  deep: '#004658',
  bright: '#7fe0ea',
  accent: '#ff6f52',
} as const;

type BrandColour = keyof typeof designedColours;
export type BrandColours = Record<BrandColour, string>;

/** Limits how much a strong brand colour tints greys. */
const maxChromaRatio = 1.6;

/** Shifts a designed colour by the hue and chroma difference between the owner's and the designed brand colour. */
export function shiftColour(
  hex: string,
  ownColours: BrandColours,
  referenceColourName: BrandColour = 'main',
): string {
  const brandColourName = brandColourNames.find((name) => designedColours[name] === hex);
  if (brandColourName) {
    return ownColours[brandColourName];
  }
  const designed = toOklch(designedColours[referenceColourName]);
  const own = toOklch(ownColours[referenceColourName]);
  const { lightness, chroma, hue } = toOklch(hex);
  const chromaRatio = Math.min(own.chroma / designed.chroma, maxChromaRatio);
  return toHex({ lightness, chroma: chroma * chromaRatio, hue: hue + own.hue - designed.hue });
}

const brandColourNames = Object.keys(designedColours) as BrandColour[];

/** In degrees around the hue of `main`: wide enough for greys tinted with it, too narrow for the teal of the cards. */
const maxBrandRelatedHueDifference = 28;

/** Replaces colours related to the brand, but neither unrelated colours nor `unchangedHexes`, such as water. */
export function applyBrandColours(
  drawingSvg: string,
  ownColours: BrandColours,
  unchangedHexes: string[] = [],
): string {
  return drawingSvg.replace(/#[0-9a-f]{6}\b/g, (hex) => {
    const hueDifference = toOklch(hex).hue - toOklch(designedColours.main).hue;
    const isBrandRelated =
      Math.abs(hueDifference) < maxBrandRelatedHueDifference ||
      brandColourNames.some((name) => designedColours[name] === hex);
    const isUnchangedHex = hex === '#ffffff' || unchangedHexes.includes(hex);
    return isBrandRelated && !isUnchangedHex ? shiftColour(hex, ownColours) : hex;
  });
}
