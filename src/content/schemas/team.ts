import * as v from 'valibot';
import { formNames } from '../../shared/forms.ts';
import {
  drawing,
  headingAndLead,
  keyedList,
  link,
  name,
  oneOf,
  optionalWithHint,
  picture,
  possiblyEmptyList,
  sampleFlag,
  slug,
  template,
  text,
  webAddress,
} from './parts.ts';

export const portraitPathSchema = drawing('people', 'rohan-verma');

const teamMemberSchema = v.pipe(
  v.strictObject({
    fullName: name(60),
    slug,
    designation: text(60),
    bio: text(280),
    asks: optionalWithHint(text(80), 'What to ask this person about.'),
    linkedIn: v.optional(webAddress),
    drawing: optionalWithHint(
      portraitPathSchema,
      'Or a photo. Without both, the initials are shown.',
    ),
    photo: v.optional(picture),
    answers: optionalWithHint(
      possiblyEmptyList(oneOf(formNames), 5),
      'The forms that name this person to talk to.',
    ),
    sample: sampleFlag,
  }),
  v.title('Member'),
);

/** The first team member is the director. */
export const teamSchema = keyedList(teamMemberSchema, 60, 'slug');

export const teamPageSchema = v.strictObject({
  ...headingAndLead,
  /** A photograph of all, above the list. */
  photo: v.optional(picture),
  asks: text(40),
  linkedIn: template(['name'], 60),
  invitation: optionalWithHint(
    v.strictObject({ heading: text(60), text: text(120), link }),
    'Shown while there is an open job.',
  ),
});
