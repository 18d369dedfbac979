import { motifSchema } from './pages.ts';
import * as v from './parts.ts';
import { portraitPathSchema } from './team.ts';

const pauseLabels = v.strictObject({ pause: v.text(60), play: v.text(60) });
const titleAndText = { title: v.text(40), text: v.text(140) };
const heading = v.text(70);
const eyebrow = v.text(60);

/** Partners, clients, testimonials and questions of the home page have their own files. */
export const homeSchema = v.strictObject({
  search: v.searchResultTextsSchema,
  hero: v.strictObject({
    eyebrow,
    headlines: v.nonEmptyList(1, 8, v.text(60)),
    intro: v.text(300),
    demo: v.link,
    work: v.link,
    motion: pauseLabels,
    ornament: v.drawing('decor', 'chikan'),
    pictures: v.nonEmptyList(1, 8, v.picture),
    promises: v.possiblyEmptyList(2, { title: v.text(24), text: v.text(40) }),
    since: v.strictObject({ year: v.text(8), title: v.text(30) }),
  }),
  services: v.strictObject({
    heading,
    subtitle: v.text(160),
    /** With an empty list, the home page shows all services. */
    cards: v.possiblyEmptyList(8, {
      title: v.text(40),
      text: v.optional(v.text(70)),
      to: v.link.entries.to,
      picture: v.picture,
    }),
  }),
  about: v.strictObject({
    eyebrow,
    heading,
    intro: v.text(300),
    motif: motifSchema,
    more: v.link,
  }),
  process: v.strictObject({
    heading,
    lead: v.text(160),
    steps: v.nonEmptyList(2, 5, {
      ...titleAndText,
      gives: v.text(40),
      drawing: v.drawing('process', 'scope'),
    }),
  }),
  why: v.strictObject({
    heading,
    subtitle: v.text(160),
    decor: v.possiblyEmptyList(3, v.drawing('decor', '1')),
    cards: v.nonEmptyList(2, 8, {
      colour: v.oneOf(['red', 'gold', 'teal', 'purple']),
      icon: v.icon,
      ...titleAndText,
    }),
  }),
  partners: v.strictObject({ heading, subtitle: v.text(160), motion: pauseLabels }),
  work: v.strictObject({
    heading,
    subtitle: v.text(160),
    project: v.text(30),
    carousel: v.strictObject({
      label: v.text(60),
      ...v.texts(['previous', 'next'], 40),
      ...pauseLabels.entries,
    }),
  }),
  partner: v.strictObject({ eyebrow, heading, text: v.text(200), picture: v.picture }),
  testimonials: v.strictObject({
    heading,
    slides: v.text(60),
    slide: v.template(['first', 'last'], 60),
    motion: pauseLabels,
    publicReviews: v.strictObject({ heading: v.text(40), text: v.text(80) }),
    reviews: v.strictObject({
      heading: v.text(60),
      text: v.text(200),
      button: v.text(40),
      failed: v.text(120),
    }),
  }),
  questions: v.strictObject({ heading, subtitle: v.text(160) }),
});

const partnerSchema = v.strictObject({
  name: v.name(40),
  logo: v.drawing('partners', 'awadh-loom'),
});

/** Each logo is a black shape, which CSS recolours. */
export const partnersSchema = v.keyedList('name', 80, partnerSchema);

const testimonialSchema = v.strictObject({
  name: v.name(60),
  position: v.text(80),
  content: v.text(340),
  drawing: v.optional(portraitPathSchema),
  photo: v.optional(v.picture),
});

export const testimonialsSchema = v.keyedList('name', 30, testimonialSchema);

const questionSchema = v.strictObject({
  question: v.text(120),
  answer: v.text(600),
  /** The question is left out when its page is. */
  links: v.optional(v.nonEmptyList(1, 1, v.link)),
  open: v.optional(v.boolean('Write true or false.'), false),
});

export const faqSchema = v.pipe(
  v.possiblyEmptyList(30, questionSchema),
  v.check(
    (questions) => questions.every(({ open }, index) => open === (index === 0)),
    'Write "open: true" on the first question and on no other.',
  ),
);
