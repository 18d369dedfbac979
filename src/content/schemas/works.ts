import * as v from 'valibot';
import {
  entryOf,
  flag,
  hint,
  link,
  list,
  listOrNone,
  oneOf,
  picture,
  sample,
  singularAndPlural,
  slug,
  text,
  uniqueBy,
  webAddress,
} from './parts.ts';

export const tones = ['brand', 'red', 'gold', 'teal', 'purple', 'rose'] as const;

export const worksSchema = v.pipe(
  listOrNone(
    v.strictObject({
      slug,
      title: text(60),
      kind: hint(
        entryOf('portfolio-page', 'kinds.*.key', 'kinds.*.key'),
        'A key of the kinds in portfolio-page.yml.',
      ),
      client: text(60),
      year: v.pipe(
        v.number('Write a year as a number, like 2026.'),
        v.integer('Write a year as a number, like 2026.'),
        v.minValue(2000, 'Write a year as a number, like 2026.'),
        v.maxValue(2100, 'Write a year as a number, like 2026.'),
      ),
      text: hint(text(160), 'The lead, and the description in search results.'),
      needed: text(420),
      built: list(text(160), 1, 8),
      usedFor: text(260),
      services: listOrNone(entryOf('services'), 4),
      trades: v.optional(
        hint(
          listOrNone(entryOf('industries', 'slug', 'name'), 4),
          'The industries whose pages show it.',
        ),
        [],
      ),
      picture,
      details: v.optional(
        listOrNone(v.strictObject({ picture, caption: text(160), phone: flag }), 4),
        [],
      ),
      testimonial: v.optional(entryOf('testimonials', 'name')),
      colour: oneOf(tones),
      sample,
    }),
    60,
  ),
  uniqueBy('slug'),
);

export const portfolioPageSchema = v.strictObject({
  heading: text(60),
  lead: text(160),
  filter: text(40),
  all: text(20),
  kinds: hint(
    v.record(slug, hint(singularAndPlural, 'One and several, like Film and Films.')),
    'The kinds of works: each names one.',
  ),
  view: text(30),
  needed: text(40),
  built: text(40),
  usedFor: text(40),
  services: text(40),
  details: text(40),
  client: text(20),
  kind: text(20),
  year: text(20),
  visit: text(40),
  sampleNotice: text(80),
  next: text(30),
  closing: v.strictObject({ heading: text(60), text: text(160), button: link }),
});

/** The sites in "Our Best Work" on the home page. */
export const clientsSchema = listOrNone(
  v.strictObject({
    name: text(50),
    url: webAddress,
    work: v.optional(
      hint(
        entryOf('works', 'slug', 'title'),
        'With it a second link of the card leads to the page of this work.',
      ),
    ),
    picture,
  }),
  20,
);
