import * as v from 'valibot';
import { drawing, listOrNone, picture, sample, slug, text, webAddress } from './parts.ts';

export const portrait = drawing('people', 'rohan-verma');

const member = v.strictObject({
  fullName: text(60),
  slug,
  designation: text(60),
  bio: text(280),
  linkedIn: v.optional(webAddress),
  /** A drawing of static/drawn, or a photo below pictures/; their initials without either. */
  drawing: v.optional(portrait),
  photo: v.optional(picture),
  sample,
});

/** Our Team, the director first. */
export const teamSchema = v.pipe(
  listOrNone(member, 60),
  v.check(
    (members) => new Set(members.map(({ slug }) => slug)).size === members.length,
    'Two members have the same slug; give each their own.',
  ),
);
