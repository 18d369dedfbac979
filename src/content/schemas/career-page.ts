import * as v from 'valibot';
import { list, text, textWith } from './parts.ts';

/** What stands around the jobs of jobs.yml. */
export const careerPageSchema = v.strictObject({
  openings: v.strictObject({
    heading: text(60),
    lead: text(160),
    summary: text(80),
    tasks: text(40),
    requirements: text(40),
    offer: text(40),
    apply: text(40),
    until: textWith(['day'], 60),
  }),
  /** Shown instead while no job is open. */
  none: v.strictObject({ heading: text(60), text: text(160) }),
  hiring: v.strictObject({
    heading: text(60),
    steps: list(v.strictObject({ title: text(40), text: text(160) }), 2, 8),
  }),
});
