import * as v from 'valibot';
import { list, text, webAddress } from './parts.ts';

export const portrait = v.pipe(
  text(120),
  v.regex(
    /^drawn\/people\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Write the path below static/ without its extension, like drawn/people/rohan-verma.',
  ),
);

const member = v.strictObject({
  fullName: text(60),
  slug: v.pipe(
    text(60),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write small letters, digits and single dashes.'),
  ),
  designation: text(60),
  bio: text(280),
  linkedIn: webAddress,
  picture: portrait,
  /** Invented; `npm run preflight` lists it until a real colleague replaces it. */
  sample: v.optional(v.boolean('Write true or false.'), false),
});

/** Our Team, the director first. */
export const teamSchema = v.pipe(
  list(member, 10, 10),
  v.check(
    (members) => new Set(members.map(({ slug }) => slug)).size === members.length,
    'Two members have the same slug; give each their own.',
  ),
);
