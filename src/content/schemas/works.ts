import * as v from 'valibot';
import {
  counted,
  distinct,
  link,
  list,
  listOrNone,
  mark,
  oneOf,
  picture,
  sample,
  slug,
  text,
  webAddress,
} from './parts.ts';

export const workKinds = ['website', 'shop', 'software', 'app'] as const;

/** The projects of "Our Recent Work", in their order. */
export const worksSchema = v.pipe(
  listOrNone(
    v.strictObject({
      /** The page is /portfolio/<slug>. */
      slug,
      title: text(60),
      kind: oneOf(workKinds),
      client: text(60),
      year: v.pipe(
        v.number('Write a year as a number, like 2026.'),
        v.integer('Write a year as a number, like 2026.'),
        v.minValue(2000, 'Write a year as a number, like 2026.'),
        v.maxValue(2100, 'Write a year as a number, like 2026.'),
      ),
      /** The lead, also the description in search results. */
      text: text(160),
      needed: text(420),
      built: list(text(160), 1, 8),
      usedFor: text(260),
      /** Keys of services. */
      services: listOrNone(text(60), 4),
      /** Slugs of the industries whose pages show it. */
      trades: v.optional(listOrNone(text(60), 4), []),
      picture,
      /** Close-ups, or screens of a phone. */
      details: v.optional(
        listOrNone(v.strictObject({ picture, caption: text(160), phone: mark }), 4),
        [],
      ),
      /** The name of a testimonial. */
      testimonial: v.optional(text(60)),
      colour: oneOf(['brand', 'red', 'gold', 'teal', 'purple', 'rose']),
      sample,
    }),
    60,
  ),
  distinct('slug'),
);

/** Labels of the portfolio's pages. */
export const portfolioPageSchema = v.strictObject({
  heading: text(60),
  lead: text(160),
  filter: text(40),
  all: text(20),
  kinds: v.strictObject(v.entriesFromList(workKinds, counted)),
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
  sample: text(80),
  next: text(30),
  closing: v.strictObject({ heading: text(60), text: text(160), button: link }),
});

/** The sites in the home page's "Our Best Work". */
export const clientsSchema = listOrNone(
  v.strictObject({
    name: text(50),
    url: webAddress,
    /** Slug of a work: the card leads to its page instead of the client's site. */
    work: v.optional(slug),
    picture,
    sample,
  }),
  20,
);
