import * as v from './parts.ts';

export const colourTones = ['brand', 'red', 'gold', 'teal', 'purple', 'rose'] as const;

export const worksSchema = v.omittable(
  v.keyedList('slug', 60, {
    slug: v.slug,
    title: v.text(60),
    kind: v.withHint(
      v.entryReference('portfolio-page', 'kinds.*.key'),
      'A key of the kinds in portfolio-page.yml.',
    ),
    client: v.name(60),
    year: v.year(2000),
    text: v.withHint(v.text(160), 'The lead, and the description in search results.'),
    needed: v.text(420),
    built: v.nonEmptyList(1, 8, v.text(160)),
    usedFor: v.text(260),
    result: v.withHint(v.text(90), 'What came of it, in one sentence below its picture.'),
    facts: v.optionalWithHint(
      v.possiblyEmptyList(3, { title: v.text(40), text: v.text(100) }),
      'Shown where the work has the full width: on the home page, and for the first two works of the portfolio.',
      [],
    ),
    featured: v.withHint(
      v.trueOrAbsent,
      'On: the home page shows it below the hero. Without any, it shows the first work.',
    ),
    services: v.possiblyEmptyList(4, v.entryReference('services')),
    industries: v.optionalWithHint(
      v.possiblyEmptyList(4, v.entryReference('industries', 'slug', 'name')),
      'The industries whose pages show it.',
      [],
    ),
    before: v.optionalWithHint(v.text(100), 'How it was, in one sentence.'),
    after: v.optionalWithHint(v.text(100), 'How it is, in one sentence.'),
    picture: v.picture,
    details: v.optional(
      v.possiblyEmptyList(6, { picture: v.picture, caption: v.text(160), phone: v.trueOrAbsent }),
      [],
    ),
    testimonial: v.optional(v.entryReference('testimonials', 'name')),
    colour: v.oneOf(colourTones),
    sample: v.sampleFlag,
  }),
);

export const portfolioPageSchema = v.strictObject({
  ...v.headingAndLead,
  filter: v.text(40),
  all: v.text(20),
  kinds: v.withHint(
    v.record(
      v.slug,
      v.withHint(v.singularAndPluralSchema, 'One and several, like Film and Films.'),
    ),
    'The kinds of works: each names one.',
  ),
  view: v.text(30),
  ...v.texts(['needed', 'built', 'usedFor', 'services', 'details'], 40),
  ...v.texts(['before', 'after', 'client', 'kind', 'year'], 20),
  visit: v.text(40),
  sampleNotice: v.text(80),
  next: v.text(30),
  closing: v.strictObject({ heading: v.text(60), text: v.text(160), button: v.link }),
});

/** The sites in "Our Best Work" on the home page. */
export const clientsSchema = v.possiblyEmptyList(20, {
  name: v.name(50),
  url: v.webAddress,
  work: v.optionalWithHint(
    v.entryReference('works', 'slug', 'title'),
    'With it a second link of the card leads to the page of this work.',
  ),
  picture: v.picture,
});
