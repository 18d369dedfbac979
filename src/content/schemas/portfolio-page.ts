import * as v from 'valibot';
import { counted, link, text } from './parts.ts';
import { workKinds } from './works.ts';

/** What stands around the projects of works.yml. */
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
