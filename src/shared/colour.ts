/** Converts colours to and from OKLCH (bottosson.github.io/posts/oklab) and measures their contrast. */
import {
  contrast_ratio_wcag_2_1,
  gam_sRGB,
  lin_sRGB,
  lin_sRGB_to_XYZ,
  OKLab_to_OKLCH,
  OKLab_to_XYZ,
  OKLCH_to_OKLab,
  XYZ_to_lin_sRGB,
  XYZ_to_OKLab,
} from '@csstools/color-helpers';

interface Oklch {
  /** From 0, black, to 1, white. */
  lightness: number;
  chroma: number;
  /** The hue's angle in degrees. */
  hue: number;
}

type Channels = [number, number, number];

export function toOklch(hex: string): Oklch {
  const oklab = XYZ_to_OKLab(lin_sRGB_to_XYZ(lin_sRGB(parseHex(hex))));
  const [lightness, chroma, hue] = OKLab_to_OKLCH(oklab);
  return { lightness, chroma, hue };
}

/** Reduces the chroma until sRGB can show the colour. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const toLinear = (ownChroma: number) =>
    XYZ_to_lin_sRGB(OKLab_to_XYZ(OKLCH_to_OKLab([lightness, ownChroma, hue])));
  for (let reducedChroma = chroma; reducedChroma > 0.001; reducedChroma -= 0.002) {
    const linearChannels = toLinear(reducedChroma);
    if (linearChannels.every((channel) => channel > -0.0005 && channel < 1.0005)) {
      return formatHex(linearChannels);
    }
  }
  return formatHex(toLinear(0));
}

export function measureContrast(firstHex: string, secondHex: string): number {
  return contrast_ratio_wcag_2_1(parseHex(firstHex), parseHex(secondHex));
}

/** Finds the nearest colour with enough contrast with all others; undefined if no lightness has enough. */
export function findNearestReadableHex(hex: string, otherHexes: string[], minContrast: number) {
  const originalOklch = toOklch(hex);
  for (let lightnessStep = 0; lightnessStep <= 100; lightnessStep += 0.5) {
    for (const lightnessChange of [-lightnessStep, lightnessStep]) {
      const lightness = originalOklch.lightness + lightnessChange / 100;
      const candidateHex = lightnessStep === 0 ? hex : toHex({ ...originalOklch, lightness });
      const isLightnessInRange = lightness >= 0 && lightness <= 1;
      const isReadable = (other: string) => measureContrast(candidateHex, other) >= minContrast;
      if (isLightnessInRange && otherHexes.every(isReadable)) {
        return candidateHex;
      }
    }
  }
  return undefined;
}

function parseHex(hex: string): Channels {
  const parseChannel = (offset: number) => Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
  return [parseChannel(1), parseChannel(3), parseChannel(5)];
}

function formatHex(linearChannels: Channels): string {
  const channelHexTexts = gam_sRGB(linearChannels).map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channelHexTexts.join('')}`;
}
