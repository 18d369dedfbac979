/** The owner's colours, and how everything that was designed in ours follows them. */
import { toHex, toOklch } from './colour.ts';

/** The colours that site and drawings were designed in. With these in brand.json nothing changes. */
export const designed = {
  /** Buttons, links and backgrounds; the greys have a little of it. */
  main: '#027b9a',
  /** The darkest background, and text on light ones. */
  deep: '#004658',
  /** The mark, on the deep background. */
  bright: '#7fe0ea',
  accent: '#ff6f52',
} as const;

export type BrandColour = keyof typeof designed;
export type BrandColours = Record<BrandColour, string>;

/** A stronger brand must not make greys loud. */
const mostStrength = 1.6;

/** Moves a designed colour as the owner's differs from ours: by the same hue and the same strength. */
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

/** Degrees around the hue of `main`: includes its greys, not the teal of the cards. */
const family = 28;

/** Puts a drawing into the owner's colours. Colours unlike ours stay, and so does `except`, such as water. */
export function recolour(drawing: string, colours: BrandColours, except: string[] = []): string {
  return drawing.replace(/#[0-9a-f]{6}\b/g, (hex) => {
    const turn = toOklch(hex).hue - toOklch(designed.main).hue;
    const related = Math.abs(turn) < family || brandColours.some((name) => designed[name] === hex);
    return related && hex !== '#ffffff' && !except.includes(hex) ? follow(hex, colours) : hex;
  });
}
