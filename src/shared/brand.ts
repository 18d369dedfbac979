/** The owner's colours, and how everything that was designed in ours follows them. */
import { toHex, toOklch } from './colour.ts';

/** What site and drawings were designed in. With these in brand.json nothing changes. */
export const designed = {
  /** Buttons, links and grounds, and in a breath of itself the greys. */
  main: '#027b9a',
  /** The darkest ground, and the text on its own. */
  deep: '#004658',
  /** On the deep ground: the mark. */
  bright: '#7fe0ea',
  accent: '#ff6f52',
} as const;

export type BrandColour = keyof typeof designed;
export type BrandColours = Record<BrandColour, string>;

/** A stronger brand must not make greys loud. */
const mostStrength = 1.6;

/** A designed colour moves with one of the owner's: its hue turns as far, its strength grows as much. */
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

/** Degrees around the hue of `main`: its greys are in there, the teal of the cards is not. */
const family = 28;

/** A drawing in the owner's colours: what has none of ours stays, and so do those that are told, such as water. */
export function recolour(drawing: string, colours: BrandColours, except: string[] = []): string {
  return drawing.replace(/#[0-9a-f]{6}\b/g, (hex) => {
    const turn = toOklch(hex).hue - toOklch(designed.main).hue;
    const related = Math.abs(turn) < family || brandColours.some((name) => designed[name] === hex);
    return related && hex !== '#ffffff' && !except.includes(hex) ? follow(hex, colours) : hex;
  });
}
