import * as v from 'valibot';
import { link, text, textWith } from './parts.ts';

/** What stands around the members of team.yml. */
export const teamPageSchema = v.strictObject({
  heading: text(60),
  lead: text(160),
  linkedIn: textWith(['name'], 60),
  invitation: v.strictObject({ heading: text(60), text: text(120), link }),
});
