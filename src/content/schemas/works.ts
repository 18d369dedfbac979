import * as v from 'valibot';
import {
  entryReference,
  headingAndLead,
  keyedList,
  link,
  name,
  nonEmptyList,
  omittable,
  oneOf,
  optionalWithHint,
  picture,
  possiblyEmptyList,
  sampleFlag,
  singularAndPluralSchema,
  slug,
  text,
  texts,
  trueOrAbsent,
  webAddress,
  withHint,
  year,
} from './parts.ts';

export const colourTones = ['brand', 'red', 'gold', 'teal', 'purple', 'rose'] as const;

export const worksSchema = omittable(
  keyedList(
    v.strictObject({
      slug,
      title: text(60),
      kind: withHint(
        entryReference('portfolio-page', 'kinds.*.key'),
        'A key of the kinds in portfolio-page.yml.',
      ),
      client: name(60),
      year: year(2000),
      text: withHint(text(160), 'The lead, and the description in search results.'),
      needed: text(420),
      built: nonEmptyList(text(160), 1, 8),
      usedFor: text(260),
      result: withHint(text(90), 'What came of it, in one sentence below its picture.'),
      facts: v.optional(
        withHint(
          possiblyEmptyList(v.strictObject({ title: text(40), text: text(100) }), 3),
          'Shown where the work has the full width: on the home page, and for the first two works of the portfolio.',
        ),
        [],
      ),
      featured: withHint(
        trueOrAbsent,
        'On: the home page shows it below the hero. Without any, it shows the first work.',
      ),
      services: possiblyEmptyList(entryReference('services'), 4),
      industries: v.optional(
        withHint(
          possiblyEmptyList(entryReference('industries', 'slug', 'name'), 4),
          'The industries whose pages show it.',
        ),
        [],
      ),
      before: optionalWithHint(text(100), 'How it was, in one sentence.'),
      after: optionalWithHint(text(100), 'How it is, in one sentence.'),
      picture,
      details: v.optional(
        possiblyEmptyList(v.strictObject({ picture, caption: text(160), phone: trueOrAbsent }), 6),
        [],
      ),
      testimonial: v.optional(entryReference('testimonials', 'name')),
      colour: oneOf(colourTones),
      sample: sampleFlag,
    }),
    60,
    'slug',
  ),
);

export const portfolioPageSchema = v.strictObject({
  ...headingAndLead,
  filter: text(40),
  all: text(20),
  kinds: withHint(
    v.record(slug, withHint(singularAndPluralSchema, 'One and several, like Film and Films.')),
    'The kinds of works: each names one.',
  ),
  view: text(30),
  ...texts(['needed', 'built', 'usedFor', 'services', 'details'], 40),
  ...texts(['before', 'after', 'client', 'kind', 'year'], 20),
  visit: text(40),
  sampleNotice: text(80),
  next: text(30),
  closing: v.strictObject({ heading: text(60), text: text(160), button: link }),
});

/** The sites in "Our Best Work" on the home page. */
export const clientsSchema = possiblyEmptyList(
  v.strictObject({
    name: name(50),
    url: webAddress,
    work: optionalWithHint(
      entryReference('works', 'slug', 'title'),
      'With it a second link of the card leads to the page of this work.',
    ),
    picture,
  }),
  20,
);
