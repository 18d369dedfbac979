import { formNames } from '../../shared/forms.ts';
import * as v from './parts.ts';

export const portraitPathSchema = v.drawing('people', 'rohan-verma');

const teamMemberSchema = v.pipe(
  v.strictObject({
    fullName: v.name(60),
    slug: v.slug,
    designation: v.text(60),
    bio: v.text(280),
    asks: v.optionalWithHint(v.text(80), 'What to ask this person about.'),
    linkedIn: v.optional(v.webAddress),
    drawing: v.optionalWithHint(
      portraitPathSchema,
      'Or a photo. Without both, the initials are shown.',
    ),
    photo: v.optional(v.picture),
    answers: v.optionalWithHint(
      v.possiblyEmptyList(5, v.oneOf(formNames)),
      'The forms that name this person to talk to.',
    ),
    sample: v.sampleFlag,
  }),
  v.title('Member'),
);

/** The first team member is the director. */
export const teamSchema = v.keyedList('slug', 60, teamMemberSchema);

export const teamPageSchema = v.strictObject({
  ...v.headingAndLead,
  /** A photograph of all, above the list. */
  photo: v.optional(v.picture),
  asks: v.text(40),
  linkedIn: v.template(['name'], 60),
  invitation: v.optionalWithHint(
    v.strictObject({ heading: v.text(60), text: v.text(120), link: v.link }),
    'Shown while there is an open job.',
  ),
});
