/** How fast visits are counts in buckets, so that no row belongs to a visit. */
import * as v from 'valibot';

/** The second limit of each is what Google calls good; milliseconds, but for the shift. */
export const speedLimits = {
  ttfb: [400, 800, 1200, 1800, 3000],
  lcp: [1800, 2500, 3200, 4000, 6000],
  inp: [100, 200, 300, 500, 1000],
  cls: [0.05, 0.1, 0.15, 0.25, 0.5],
} as const;

export type SpeedFigure = keyof typeof speedLimits;
export const speedFigures = ['ttfb', 'lcp', 'inp', 'cls'] as const satisfies SpeedFigure[];
export const goodBucketCount = 2;

const figureSchema = v.optional(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0)));
export const speedSchema = v.object({
  device: v.picklist(['phone', 'computer']),
  ...v.entriesFromList(speedFigures, figureSchema),
});

export function findSpeedBucketIndex(figure: SpeedFigure, value: number): number {
  const bucket = speedLimits[figure].findIndex((limit) => value <= limit);
  return bucket === -1 ? speedLimits[figure].length : bucket;
}
