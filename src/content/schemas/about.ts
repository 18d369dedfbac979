import * as v from 'valibot';
import { link, list, oneOf, picture, text } from './parts.ts';

const strength = v.strictObject({
  name: text(20),
  icon: oneOf(['code', 'design', 'search']),
  title: text(60),
  text: text(260),
  points: list(text(80), 3, 3),
  link,
});

const stat = v.strictObject({
  /** Shown with a plus sign after it. */
  count: v.pipe(v.number('Write a number like 50.'), v.integer('Write a whole number.')),
  title: text(40),
});

export const aboutSchema = v.strictObject({
  story: v.strictObject({
    eyebrow: text(40),
    heading: text(60),
    paragraphs: list(text(420), 1, 3),
    picture: v.optional(picture),
    promises: list(v.strictObject({ title: text(40), text: text(100) }), 3, 3),
  }),
  impact: v.strictObject({
    heading: text(60),
    text: text(200),
    stats: list(stat, 2, 2),
    contact: link,
  }),
  strengths: v.strictObject({
    eyebrow: text(40),
    heading: text(60),
    lead: text(160),
    items: list(strength, 3, 3),
  }),
  more: v.strictObject({
    heading: text(60),
    links: list(v.strictObject({ ...link.entries, text: text(100) }), 3, 3),
  }),
});
