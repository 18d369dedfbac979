import { colourTones } from '../colour-tones.ts';
import * as v from './parts.ts';

export const worksSchema = v.omittable(
  v.keyedList('slug', 60, {
    slug: v.slug,
    title: v.text(60),
    kind: v.entryReference('portfolio-page', 'kinds.*.key'),
    client: v.name(60),
    year: v.year(2000),
    text: v.text(160),
    needed: v.text(420),
    built: v.nonEmptyList(1, 8, v.text(160)),
    usedFor: v.text(260),
    result: v.text(90),
    facts: v.optional(v.possiblyEmptyList(3, { title: v.text(40), text: v.text(100) }), []),
    featured: v.trueOrAbsent,
    services: v.possiblyEmptyList(4, v.entryReference('services')),
    industries: v.optional(
      v.possiblyEmptyList(4, v.entryReference('industries', 'slug', 'name')),
      [],
    ),
    before: v.optional(v.text(100)),
    after: v.optional(v.text(100)),
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
  kinds: v.record(v.slug, v.singularAndPluralSchema),
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
  work: v.optional(v.entryReference('works', 'slug', 'title')),
  picture: v.picture,
});
