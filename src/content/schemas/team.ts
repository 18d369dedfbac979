import * as v from 'valibot';
import { formNames } from '../../shared/forms.ts';
import {
  drawing,
  link,
  oneOf,
  picture,
  possiblyEmptyList,
  sampleFlag,
  slug,
  template,
  text,
  uniqueBy,
  webAddress,
  withHint,
} from './parts.ts';

export const portraitPathSchema = drawing('people', 'rohan-verma');

const teamMemberSchema = v.pipe(
  v.strictObject({
    fullName: text(60),
    slug,
    designation: text(60),
    bio: text(280),
    linkedIn: v.optional(webAddress),
    drawing: v.optional(
      withHint(portraitPathSchema, 'Or a photo. Without both, the initials are shown.'),
    ),
    photo: v.optional(picture),
    answers: v.optional(
      withHint(
        possiblyEmptyList(oneOf(formNames), 5),
        'The forms that name this person to talk to.',
      ),
    ),
    sample: sampleFlag,
  }),
  v.title('Member'),
);

/** The first team member is the director. */
export const teamSchema = v.pipe(possiblyEmptyList(teamMemberSchema, 60), uniqueBy('slug'));

export const teamPageSchema = v.strictObject({
  heading: text(60),
  lead: text(160),
  linkedIn: template(['name'], 60),
  invitation: v.optional(
    withHint(
      v.strictObject({ heading: text(60), text: text(120), link }),
      'Shown while there is an open job.',
    ),
  ),
});
