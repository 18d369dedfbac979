import * as v from 'valibot';
import { link, text } from './parts.ts';

/** What stands around the trades of industries.yml. */
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
