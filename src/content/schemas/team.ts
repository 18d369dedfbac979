import * as v from 'valibot';
import {
  distinct,
  drawing,
  link,
  listOrNone,
  picture,
  sample,
  slug,
  text,
  textWith,
  webAddress,
} from './parts.ts';

export const portrait = drawing('people', 'rohan-verma');

const member = v.strictObject({
  fullName: text(60),
  slug,
  designation: text(60),
  bio: text(280),
  linkedIn: v.optional(webAddress),
  /** A drawing of static/drawn or a photo; without both, the initials are shown. */
  drawing: v.optional(portrait),
  photo: v.optional(picture),
  sample,
});

/** Our Team, the director first. */
export const teamSchema = v.pipe(listOrNone(member, 60), distinct('slug'));

/** Labels of the team page. */
export const teamPageSchema = v.strictObject({
  heading: text(60),
  lead: text(160),
  linkedIn: textWith(['name'], 60),
  /** Shown while there is an open job. */
  invitation: v.optional(v.strictObject({ heading: text(60), text: text(120), link })),
});
