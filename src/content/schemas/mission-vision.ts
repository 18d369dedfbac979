import * as v from 'valibot';
import { link, list, oneOf, text } from './parts.ts';

export const missionVisionSchema = v.strictObject({
  values: v.strictObject({
    eyebrow: text(40),
    heading: text(60),
    lead: text(160),
    items: list(
      v.strictObject({
        icon: oneOf(['heart', 'globe', 'sprout', 'shield']),
        title: text(40),
        text: text(200),
      }),
      2,
      8,
    ),
  }),
  timeline: v.strictObject({
    eyebrow: text(40),
    heading: text(60),
    steps: list(v.strictObject({ year: text(12), title: text(60), text: text(220) }), 2, 8),
  }),
  closing: v.strictObject({ heading: text(60), button: link }),
});
