import * as v from 'valibot';
import { listOrNone, picture, sample, text } from './parts.ts';
import { portrait } from './team.ts';

const testimonial = v.strictObject({
  name: text(60),
  position: text(80),
  content: text(340),
  drawing: v.optional(portrait),
  photo: v.optional(picture),
  /** Invented; it is never published as a review to search engines. */
  sample,
});

/** What clients say; three are shown at a time. */
export const testimonialsSchema = listOrNone(testimonial, 30);
