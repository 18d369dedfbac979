import * as v from './parts.ts';

const strengthSchema = v.strictObject({
  name: v.text(20),
  icon: v.icon,
  title: v.text(60),
  text: v.text(260),
  points: v.nonEmptyList(v.text(80), 1, 6),
  link: v.link,
});

export const aboutSchema = v.strictObject({
  story: v.strictObject({
    heading: v.text(60),
    paragraphs: v.nonEmptyList(v.text(420), 1, 3),
    picture: v.optional(v.picture),
    promises: v.nonEmptyList(v.strictObject({ title: v.text(40), text: v.text(100) }), 2, 8),
  }),
  impact: v.strictObject({ heading: v.text(60), text: v.text(200), contact: v.link }),
  strengths: v.strictObject({ ...v.headingAndLead, items: v.nonEmptyList(strengthSchema, 2, 8) }),
  more: v.strictObject({
    heading: v.text(60),
    links: v.nonEmptyList(v.strictObject({ ...v.link.entries, text: v.text(100) }), 1, 8),
  }),
});

export const agencyStatementsSchema = v.strictObject({
  statements: v.nonEmptyList(v.strictObject({ title: v.text(40), text: v.text(140) }), 1, 4),
  figures: v.nonEmptyList(
    v.strictObject({
      count: v.pipe(v.number('Write a number like 50.'), v.integer('Write a whole number.')),
      title: v.text(30),
    }),
    1,
    4,
  ),
});

export const leadershipLetterSchema = v.strictObject({
  greeting: v.text(40),
  opening: v.nonEmptyList(v.text(420), 1, 3),
  pillars: v.nonEmptyList(
    v.strictObject({ title: v.text(30), text: v.nonEmptyList(v.text(420), 1, 3) }),
    2,
    8,
  ),
  closing: v.text(320),
  signOff: v.text(40),
  place: v.text(40),
  links: v.strictObject({ meeting: v.link, team: v.link }),
});

export const missionVisionSchema = v.strictObject({
  values: v.strictObject({
    ...v.headingAndLead,
    items: v.nonEmptyList(
      v.strictObject({ icon: v.icon, title: v.text(40), text: v.text(200) }),
      2,
      8,
    ),
  }),
  timeline: v.strictObject({
    heading: v.text(60),
    steps: v.nonEmptyList(
      v.strictObject({
        year: v.text(12),
        title: v.text(60),
        text: v.text(220),
        picture: v.optionalWithHint(v.picture, 'A thing made in that year.'),
      }),
      2,
      8,
    ),
  }),
  closing: v.strictObject({ heading: v.text(60), button: v.link }),
});
