/**
 * Converts colours to and from OKLCH (https://bottosson.github.io/posts/oklab) and measures their
 * contrast.
 */

export interface Oklch {
  /** 0 is black, 1 is white. */
  lightness: number;
  chroma: number;
  /** In degrees. */
  hue: number;
}

type Three = [number, number, number];

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Reduces the chroma until the colour is within sRGB. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  for (let strength = chroma; strength > 0.001; strength -= 0.002) {
    const parts = linearParts(lightness, strength, hue);
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) {
      return formatHex(parts);
    }
  }
  return formatHex(linearParts(lightness, 0, hue));
}

export function contrast(a: string, b: string): number {
  const luminances = [luminance(a), luminance(b)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/**
 * Changes the lightness as little as possible until the contrast with all others is sufficient;
 * undefined if no lightness is.
 */
export function nearestReadable(hex: string, others: string[], ratio: number): string | undefined {
  const colour = toOklch(hex);
  for (let step = 0; step <= 100; step += 0.5) {
    for (const change of [-step, step]) {
      const lightness = colour.lightness + change / 100;
      const candidate = step === 0 ? hex : toHex({ ...colour, lightness });
      const inRange = lightness >= 0 && lightness <= 1;
      if (inRange && others.every((other) => contrast(candidate, other) >= ratio)) {
        return candidate;
      }
    }
  }
  return undefined;
}

function linearParts(lightness: number, chroma: number, hue: number): Three {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function linearOf(hex: string): Three {
  function part(at: number): number {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }
  return [part(1), part(3), part(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function formatHex(parts: Three): string {
  const digits = parts.map((part) => {
    const linear = Math.min(1, Math.max(0, part));
    const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
