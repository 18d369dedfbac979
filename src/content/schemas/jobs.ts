import { employmentTypes } from '../../shared/employment-type.ts';
import { processSectionSchema } from './forms.ts';
import * as v from './parts.ts';

const jobSchema = v.pipe(
  v.strictObject({
    title: v.text(60),
    slug: v.optional(v.slug),
    ...v.texts(['location', 'type'], 40),
    employmentType: v.optional(v.oneOf(employmentTypes)),
    open: v.boolean('Write true or false.'),
    posted: v.day,
    validThrough: v.optional(v.day),
    salary: v.optional(
      v.strictObject({
        text: v.text(60),
        currency: v.textMatching(3, /^[A-Z]{3}$/, 'Write a currency like INR.'),
        from: v.number('Write a number, without commas.'),
        to: v.number('Write a number, without commas.'),
        per: v.oneOf(['year', 'month']),
      }),
    ),
    summary: v.text(400),
    tasks: v.nonEmptyList(1, 12, v.text(200)),
    requirements: v.nonEmptyList(1, 12, v.text(200)),
    offer: v.nonEmptyList(1, 12, v.text(200)),
    sample: v.sampleFlag,
  }),
  v.forward(
    v.partialCheck(
      [['posted'], ['validThrough']],
      ({ posted, validThrough }) => validThrough === undefined || posted < validThrough,
      'Write a day after "posted".',
    ),
    ['validThrough'],
  ),
);

export const jobsSchema = v.omittable(v.keyedList('title', 20, jobSchema));

export const careerPageSchema = v.strictObject({
  openings: v.strictObject({
    ...v.headingAndLead,
    summary: v.text(80),
    ...v.texts(['tasks', 'requirements', 'offer', 'apply'], 40),
    until: v.template(['day'], 60),
    team: v.optional(v.link),
  }),
  /** The page shows these texts instead of `openings` when no job is open. */
  none: v.strictObject({ heading: v.text(60), text: v.text(160) }),
  hiring: processSectionSchema,
});
