import * as v from 'valibot';
import { list, sample, text } from './parts.ts';
import { portrait } from './team.ts';

const testimonial = v.strictObject({
  name: text(60),
  position: text(80),
  content: text(340),
  picture: portrait,
  /** Invented; it is never published as a review to search engines. */
  sample,
});

/** What clients say, one group a slide. */
export const testimonialsSchema = list(v.strictObject({ people: list(testimonial, 3, 3) }), 2, 2);
