/** Converts colours to and from OKLCH (bottosson.github.io/posts/oklab) and measures their contrast. */

interface Oklch {
  /** From 0, black, to 1, white. */
  lightness: number;
  chroma: number;
  /** The hue's angle in degrees. */
  hue: number;
}

type LinearRgb = [number, number, number];

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseLinearChannels(hex);
  const longCone = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const midCone = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const shortCone = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const greenRedAxis = 1.9779984951 * longCone - 2.428592205 * midCone + 0.4505937099 * shortCone;
  const blueYellowAxis = 0.0259040371 * longCone + 0.7827717662 * midCone - 0.808675766 * shortCone;
  return {
    lightness: 0.2104542553 * longCone + 0.793617785 * midCone - 0.0040720468 * shortCone,
    chroma: Math.hypot(greenRedAxis, blueYellowAxis),
    hue: (Math.atan2(blueYellowAxis, greenRedAxis) * 180) / Math.PI,
  };
}

/** Reduces the chroma until sRGB can show the colour. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  for (let reducedChroma = chroma; reducedChroma > 0.001; reducedChroma -= 0.002) {
    const linearChannels = convertOklchToLinear(lightness, reducedChroma, hue);
    if (linearChannels.every((channel) => channel > -0.0005 && channel < 1.0005)) {
      return formatHex(linearChannels);
    }
  }
  return formatHex(convertOklchToLinear(lightness, 0, hue));
}

export function measureContrast(firstHex: string, secondHex: string): number {
  const luminances = [measureLuminance(firstHex), measureLuminance(secondHex)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
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

function convertOklchToLinear(lightness: number, chroma: number, hue: number): LinearRgb {
  const greenRedAxis = chroma * Math.cos((hue * Math.PI) / 180);
  const blueYellowAxis = chroma * Math.sin((hue * Math.PI) / 180);
  const longCone = (lightness + 0.3963377774 * greenRedAxis + 0.2158037573 * blueYellowAxis) ** 3;
  const midCone = (lightness - 0.1055613458 * greenRedAxis - 0.0638541728 * blueYellowAxis) ** 3;
  const shortCone = (lightness - 0.0894841775 * greenRedAxis - 1.291485548 * blueYellowAxis) ** 3;
  return [
    4.0767416621 * longCone - 3.3077115913 * midCone + 0.2309699292 * shortCone,
    -1.2684380046 * longCone + 2.6097574011 * midCone - 0.3413193965 * shortCone,
    -0.0041960863 * longCone - 0.7034186147 * midCone + 1.707614701 * shortCone,
  ];
}

function parseLinearChannels(hex: string): LinearRgb {
  function parseLinearChannel(hexOffset: number): number {
    const channel = Number.parseInt(hex.slice(hexOffset, hexOffset + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }
  return [parseLinearChannel(1), parseLinearChannel(3), parseLinearChannel(5)];
}

function measureLuminance(hex: string): number {
  const [red, green, blue] = parseLinearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function formatHex(linearChannels: LinearRgb): string {
  const channelHexTexts = linearChannels.map((channel) => {
    const clamped = Math.min(1, Math.max(0, channel));
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channelHexTexts.join('')}`;
}
