import * as v from 'valibot';
import { link, text } from './parts.ts';

/** What stands around the trades of industries.yml. */
export const industryPageSchema = v.strictObject({
  heading: text(60),
  lead: text(160),
  services: text(40),
  talk: link,
  close: text(20),
  previous: text(30),
  next: text(30),
  closing: v.strictObject({ heading: text(60), text: text(160), button: link }),
});
