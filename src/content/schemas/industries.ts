import * as v from 'valibot';
import { distinct, drawing, link, listOrNone, slug, text } from './parts.ts';

const industry = v.strictObject({
  name: text(40),
  /** The page is /industry/<slug>. */
  slug,
  icon: drawing('industries', 'banking'),
  /** A longer name for the page's heading and search results. */
  title: v.optional(text(60)),
  /** The lead, also the description in search results. */
  text: text(160),
  /** Problems of its day and what we build for them. */
  problems: v.optional(
    listOrNone(v.strictObject({ title: text(70), text: text(260), built: text(320) }), 4),
    [],
  ),
  papers: v.optional(text(420)),
  seasons: v.optional(text(420)),
  /** Keys of the services it asks for most. */
  services: listOrNone(text(60), 4),
  questions: v.optional(
    listOrNone(v.strictObject({ question: text(120), answer: text(420) }), 6),
    [],
  ),
});

/** Whom We Serve, in the order of the tiles. */
export const industriesSchema = v.pipe(listOrNone(industry, 60), distinct('slug'));

/** Labels of the pages about industries. */
export const industryPageSchema = v.strictObject({
  heading: text(60),
  lead: text(160),
  problems: text(60),
  built: text(40),
  papers: text(40),
  seasons: text(40),
  services: text(40),
  works: text(60),
  posts: text(60),
  questions: text(60),
  closing: v.strictObject({ heading: text(60), text: text(160), button: link }),
});
