import * as v from 'valibot';
import { drawing, list, listOrNone, slug, text } from './parts.ts';

const industry = v.strictObject({
  name: text(40),
  /** The address of its page, after /industry/. */
  slug,
  icon: drawing('industries', 'banking'),
  /** The heading of its page and what search results call it, where its name says too little. */
  title: v.optional(text(60)),
  /** Under the heading, and what search results say of it. */
  text: text(160),
  /** Where its day gets stuck, and what we build for that. */
  problems: v.optional(
    listOrNone(v.strictObject({ title: text(70), text: text(260), built: text(320) }), 4),
    [],
  ),
  papers: v.optional(text(420)),
  seasons: v.optional(text(420)),
  /** Keys of the services that this trade asks for most. */
  services: listOrNone(text(60), 4),
  questions: v.optional(
    listOrNone(v.strictObject({ question: text(120), answer: text(420) }), 6),
    [],
  ),
});

/** Whom We Serve, in the order of the tiles. */
export const industriesSchema = v.pipe(
  list(industry, 1, 60),
  v.check(
    (industries) => new Set(industries.map((one) => one.slug)).size === industries.length,
    'Two industries have the same slug; give each its own.',
  ),
);
