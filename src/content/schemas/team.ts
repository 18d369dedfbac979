import { formNames } from '../../shared/forms.ts';
import * as v from './parts.ts';

export const portraitPathSchema = v.drawing('people', 'rohan-verma');

/** The pages whose closing panel names a person, besides those of services and works. */
const closingPageKeys = ['industry', 'missionVision'] as const;

const teamMemberSchema = v.pipe(
  v.strictObject({
    fullName: v.name(60),
    slug: v.slug,
    designation: v.text(60),
    bio: v.text(280),
    asks: v.optional(v.text(80)),
    linkedIn: v.optional(v.webAddress),
    drawing: v.optional(portraitPathSchema),
    photo: v.optional(v.picture),
    answers: v.optional(v.possiblyEmptyList(7, v.oneOf([...formNames, ...closingPageKeys]))),
    services: v.optional(v.possiblyEmptyList(30, v.entryReference('services'))),
    closing: v.optional(v.text(100)),
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
  invitation: v.optional(v.strictObject({ heading: v.text(60), text: v.text(120), link: v.link })),
});
