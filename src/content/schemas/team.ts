import * as v from 'valibot';
import { drawing, list, sample, slug, text, webAddress } from './parts.ts';

export const portrait = drawing('people', 'rohan-verma');

const member = v.strictObject({
  fullName: text(60),
  slug,
  designation: text(60),
  bio: text(280),
  linkedIn: webAddress,
  picture: portrait,
  sample,
});

/** Our Team, the director first. */
export const teamSchema = v.pipe(
  list(member, 10, 10),
  v.check(
    (members) => new Set(members.map(({ slug }) => slug)).size === members.length,
    'Two members have the same slug; give each their own.',
  ),
);
