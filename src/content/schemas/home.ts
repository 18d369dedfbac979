import * as v from 'valibot';
import {
  drawing,
  hint,
  link,
  list,
  listOrNone,
  oneOf,
  picture,
  search,
  text,
  textWith,
  uniqueBy,
} from './parts.ts';
import { portrait } from './team.ts';

/** Labels of the button that stops and starts an animation. */
const motionLabels = v.strictObject({ pause: text(60), play: text(60) });
const card = v.strictObject({ title: text(40), text: text(140) });
const heading = text(70);
const eyebrow = text(60);

/** The home page has no partners, clients, testimonials and questions here, because they have their own files. */
export const homeSchema = v.strictObject({
  search,
  hero: v.strictObject({
    eyebrow,
    headlines: list(text(60), 1, 8),
    intro: text(300),
    demo: link,
    work: link,
    motion: motionLabels,
    pictures: list(picture, 1, 8),
    promises: listOrNone(
      v.strictObject({ icon: oneOf(['rupee', 'tick']), title: text(24), text: text(40) }),
      2,
    ),
    since: v.strictObject({ year: text(8), title: text(30) }),
  }),
  services: v.strictObject({
    eyebrow,
    heading,
    subtitle: text(160),
    /** With an empty list, the page shows all services. */
    cards: listOrNone(v.strictObject({ title: text(40), to: link.entries.to, picture }), 8),
  }),
  about: v.strictObject({
    eyebrow,
    heading,
    intro: text(300),
    picture,
    more: link,
  }),
  process: v.strictObject({ eyebrow, heading, lead: text(160), steps: list(card, 2, 8) }),
  why: v.strictObject({
    eyebrow,
    heading,
    subtitle: text(160),
    decor: listOrNone(drawing('decor', '1'), 3),
    cards: list(
      v.strictObject({
        colour: oneOf(['red', 'gold', 'teal', 'purple']),
        icon: oneOf(['target', 'headset', 'bulb', 'star']),
        ...card.entries,
      }),
      2,
      8,
    ),
  }),
  partners: v.strictObject({ eyebrow, heading, subtitle: text(160), motion: motionLabels }),
  work: v.strictObject({
    eyebrow,
    heading,
    subtitle: text(160),
    project: text(30),
    carousel: v.strictObject({
      label: text(60),
      previous: text(40),
      next: text(40),
      ...motionLabels.entries,
    }),
  }),
  partner: v.strictObject({ eyebrow, heading, text: text(200), picture }),
  testimonials: v.strictObject({
    eyebrow,
    heading,
    slides: text(60),
    slide: textWith(['first', 'last'], 60),
    motion: motionLabels,
    publicReviews: v.strictObject({ heading: text(40), text: text(80) }),
    reviews: v.strictObject({
      heading: text(60),
      text: text(200),
      button: text(40),
      failed: text(120),
    }),
  }),
  questions: v.strictObject({ eyebrow, heading, subtitle: text(160) }),
});

const partner = v.strictObject({
  name: text(40),
  logo: drawing('partners', 'awadh-loom'),
});

/** Each logo is a black shape, which CSS recolours. */
export const partnersSchema = v.pipe(listOrNone(partner, 80), uniqueBy('name'));

const testimonial = v.strictObject({
  name: text(60),
  position: text(80),
  content: text(340),
  drawing: v.optional(portrait),
  photo: v.optional(picture),
});

export const testimonialsSchema = listOrNone(testimonial, 30);

const question = v.strictObject({
  question: text(120),
  answer: text(600),
  open: v.optional(
    hint(v.boolean('Write true or false.'), 'Shows the answer at first; the first question alone.'),
    false,
  ),
});

export const faqSchema = v.pipe(
  list(question, 1, 30),
  v.check(
    (questions) => questions.every(({ open }, index) => open === (index === 0)),
    'Write "open: true" on the first question and on no other.',
  ),
);
