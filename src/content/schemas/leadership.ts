import * as v from 'valibot';
import { link, list, sample, text } from './parts.ts';

/** The director's letter. */
export const leadershipSchema = v.strictObject({
  greeting: text(40),
  opening: list(text(420), 1, 3),
  pillars: list(v.strictObject({ title: text(30), text: list(text(420), 1, 3) }), 2, 8),
  closing: text(320),
  signOff: text(40),
  place: text(40),
  links: v.strictObject({ meeting: link, team: link }),
  sample,
});
