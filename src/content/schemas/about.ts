import * as v from 'valibot';
import { headingAndLead, icon, link, nonEmptyList, picture, text, withHint } from './parts.ts';

const strengthSchema = v.strictObject({
  name: text(20),
  icon,
  title: text(60),
  text: text(260),
  points: nonEmptyList(text(80), 1, 6),
  link,
});

export const aboutSchema = v.strictObject({
  story: v.strictObject({
    heading: text(60),
    paragraphs: nonEmptyList(text(420), 1, 3),
    picture: v.optional(picture),
    promises: nonEmptyList(v.strictObject({ title: text(40), text: text(100) }), 2, 8),
  }),
  impact: v.strictObject({ heading: text(60), text: text(200), contact: link }),
  strengths: v.strictObject({ ...headingAndLead, items: nonEmptyList(strengthSchema, 2, 8) }),
  more: v.strictObject({
    heading: text(60),
    links: nonEmptyList(v.strictObject({ ...link.entries, text: text(100) }), 1, 8),
  }),
});

export const agencyStatementsSchema = v.strictObject({
  statements: nonEmptyList(v.strictObject({ title: text(40), text: text(140) }), 1, 4),
  figures: nonEmptyList(
    v.strictObject({
      count: v.pipe(v.number('Write a number like 50.'), v.integer('Write a whole number.')),
      title: text(30),
    }),
    1,
    4,
  ),
});

export const leadershipLetterSchema = v.strictObject({
  greeting: text(40),
  opening: nonEmptyList(text(420), 1, 3),
  pillars: nonEmptyList(
    v.strictObject({ title: text(30), text: nonEmptyList(text(420), 1, 3) }),
    2,
    8,
  ),
  closing: text(320),
  signOff: text(40),
  place: text(40),
  links: v.strictObject({ meeting: link, team: link }),
});

export const missionVisionSchema = v.strictObject({
  values: v.strictObject({
    ...headingAndLead,
    items: nonEmptyList(v.strictObject({ icon, title: text(40), text: text(200) }), 2, 8),
  }),
  timeline: v.strictObject({
    heading: text(60),
    steps: nonEmptyList(
      v.strictObject({
        year: text(12),
        title: text(60),
        text: text(220),
        picture: v.optional(withHint(picture, 'A thing made in that year.')),
      }),
      2,
      8,
    ),
  }),
  closing: v.strictObject({ heading: text(60), button: link }),
});
