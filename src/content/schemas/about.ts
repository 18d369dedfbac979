import { motifSchema } from './pages.ts';
import * as v from './parts.ts';

const strengthSchema = v.strictObject({
  name: v.text(20),
  picture: v.picture,
  title: v.text(60),
  text: v.text(260),
  points: v.nonEmptyList(1, 6, v.text(80)),
  link: v.link,
});

export const aboutSchema = v.strictObject({
  story: v.strictObject({
    heading: v.text(60),
    paragraphs: v.nonEmptyList(1, 3, v.text(420)),
    picture: v.optional(v.picture),
    promises: v.nonEmptyList(2, 8, { title: v.text(40), text: v.text(100) }),
  }),
  impact: v.strictObject({
    heading: v.text(60),
    text: v.text(200),
    contact: v.link,
    team: v.optional(v.link),
  }),
  strengths: v.strictObject({ ...v.headingAndLead, items: v.nonEmptyList(2, 8, strengthSchema) }),
  more: v.strictObject({
    heading: v.text(60),
    links: v.nonEmptyList(1, 8, {
      ...v.link.entries,
      text: v.text(100),
      motif: v.optional(motifSchema),
    }),
  }),
});

export const agencyStatementsSchema = v.strictObject({
  statements: v.nonEmptyList(1, 4, { title: v.text(40), text: v.text(140) }),
  figures: v.nonEmptyList(1, 4, {
    count: v.pipe(v.number('Write a number like 50.'), v.integer('Write a whole number.')),
    title: v.text(30),
  }),
});

export const leadershipLetterSchema = v.strictObject({
  greeting: v.text(40),
  opening: v.nonEmptyList(1, 3, v.text(420)),
  pillars: v.nonEmptyList(2, 8, { title: v.text(30), text: v.nonEmptyList(1, 3, v.text(420)) }),
  closing: v.text(320),
  signOff: v.text(40),
  signature: v.optional(v.drawing('decor', 'signature')),
  place: v.text(40),
  links: v.strictObject({ meeting: v.link, team: v.link }),
});

export const missionVisionSchema = v.strictObject({
  /** The arches below the last statement. */
  hem: v.optional(v.drawing('motifs', 'gate')),
  values: v.strictObject({
    ...v.headingAndLead,
    items: v.nonEmptyList(2, 8, {
      icon: v.icon,
      title: v.text(40),
      text: v.text(200),
      picture: v.optional(v.picture),
      proofs: v.optional(v.possiblyEmptyList(3, v.link), []),
    }),
  }),
  timeline: v.strictObject({
    heading: v.text(60),
    steps: v.nonEmptyList(2, 8, {
      year: v.text(12),
      title: v.text(60),
      text: v.text(220),
      picture: v.optional(v.picture),
    }),
  }),
  closing: v.strictObject({ heading: v.text(60), button: v.link }),
});
