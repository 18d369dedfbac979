import * as v from 'valibot';
import {
  drawing,
  icon,
  keyedList,
  link,
  name,
  nonEmptyList,
  oneOf,
  picture,
  possiblyEmptyList,
  searchResultTextsSchema,
  template,
  text,
  withHint,
} from './parts.ts';
import { portraitPathSchema } from './team.ts';

/** Labels of the button that stops and starts an animation. */
const pauseLabels = v.strictObject({ pause: text(60), play: text(60) });
const titleAndText = { title: text(40), text: text(140) };
const heading = text(70);
const eyebrow = text(60);

/** Partners, clients, testimonials and questions of the home page have their own files. */
export const homeSchema = v.strictObject({
  search: searchResultTextsSchema,
  hero: v.strictObject({
    eyebrow,
    headlines: nonEmptyList(text(60), 1, 8),
    intro: text(300),
    demo: link,
    work: link,
    motion: pauseLabels,
    ornament: withHint(drawing('decor', 'chikan'), 'A black drawing around the round pictures.'),
    pictures: nonEmptyList(picture, 1, 8),
    promises: possiblyEmptyList(v.strictObject({ title: text(24), text: text(40) }), 2),
    since: v.strictObject({ year: text(8), title: text(30) }),
  }),
  services: v.strictObject({
    heading,
    subtitle: text(160),
    /** With an empty list, the home page shows all services. */
    cards: possiblyEmptyList(
      v.strictObject({ title: text(40), text: v.optional(text(70)), to: link.entries.to, picture }),
      8,
    ),
  }),
  about: v.strictObject({
    eyebrow,
    heading,
    intro: text(300),
    picture,
    more: link,
  }),
  process: v.strictObject({
    heading,
    lead: text(160),
    steps: nonEmptyList(
      v.strictObject({
        ...titleAndText,
        gives: withHint(text(40), 'What the client gets from this step.'),
        drawing: drawing('process', 'scope'),
      }),
      2,
      5,
    ),
  }),
  why: v.strictObject({
    heading,
    subtitle: text(160),
    decor: possiblyEmptyList(drawing('decor', '1'), 3),
    cards: nonEmptyList(
      v.strictObject({ colour: oneOf(['red', 'gold', 'teal', 'purple']), icon, ...titleAndText }),
      2,
      8,
    ),
  }),
  partners: v.strictObject({ heading, subtitle: text(160), motion: pauseLabels }),
  work: v.strictObject({
    heading,
    subtitle: text(160),
    project: text(30),
    carousel: v.strictObject({
      label: text(60),
      previous: text(40),
      next: text(40),
      ...pauseLabels.entries,
    }),
  }),
  partner: v.strictObject({ eyebrow, heading, text: text(200), picture }),
  testimonials: v.strictObject({
    heading,
    slides: text(60),
    slide: template(['first', 'last'], 60),
    motion: pauseLabels,
    publicReviews: v.strictObject({ heading: text(40), text: text(80) }),
    reviews: v.strictObject({
      heading: text(60),
      text: text(200),
      button: text(40),
      failed: text(120),
    }),
  }),
  questions: v.strictObject({ heading, subtitle: text(160) }),
});

const partnerSchema = v.strictObject({ name: name(40), logo: drawing('partners', 'awadh-loom') });

/** Each logo is a black shape, which CSS recolours. */
export const partnersSchema = keyedList(partnerSchema, 80, 'name');

const testimonialSchema = v.strictObject({
  name: name(60),
  position: text(80),
  content: text(340),
  drawing: v.optional(portraitPathSchema),
  photo: v.optional(picture),
});

/** Works refer to a testimonial by its name. */
export const testimonialsSchema = keyedList(testimonialSchema, 30, 'name');

const questionSchema = v.strictObject({
  question: text(120),
  answer: text(600),
  /** The question is left out when its page is. */
  links: v.optional(nonEmptyList(link, 1, 1)),
  open: v.optional(
    withHint(
      v.boolean('Write true or false.'),
      'Shows the answer at first; the first question alone.',
    ),
    false,
  ),
});

export const faqSchema = v.pipe(
  possiblyEmptyList(questionSchema, 30),
  v.check(
    (questions) => questions.every(({ open }, index) => open === (index === 0)),
    'Write "open: true" on the first question and on no other.',
  ),
);
