import * as v from 'valibot';
import { link, list, oneOf, picture, text } from './parts.ts';

const strength = v.strictObject({
  name: text(20),
  icon: oneOf(['code', 'design', 'search']),
  title: text(60),
  text: text(260),
  points: list(text(80), 1, 6),
  link,
});

export const aboutSchema = v.strictObject({
  story: v.strictObject({
    eyebrow: text(40),
    heading: text(60),
    paragraphs: list(text(420), 1, 3),
    picture: v.optional(picture),
    promises: list(v.strictObject({ title: text(40), text: text(100) }), 2, 8),
  }),
  impact: v.strictObject({
    heading: text(60),
    text: text(200),
    contact: link,
  }),
  strengths: v.strictObject({
    eyebrow: text(40),
    heading: text(60),
    lead: text(160),
    items: list(strength, 2, 8),
  }),
  more: v.strictObject({
    heading: text(60),
    links: list(v.strictObject({ ...link.entries, text: text(100) }), 1, 8),
  }),
});
