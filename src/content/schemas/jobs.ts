import * as v from 'valibot';
import { employmentTypes } from '../../shared/employment-type.ts';
import { processSectionSchema } from './forms.ts';
import {
  headingAndLead,
  keyedList,
  nonEmptyList,
  omittable,
  oneOf,
  optionalWithHint,
  sampleFlag,
  slug,
  template,
  text,
  textMatching,
  texts,
  withHint,
} from './parts.ts';

export const isoDaySchema = v.pipe(
  text(10),
  v.isoDate('Write a day like 2026-11-02.'),
  v.metadata({ widget: 'date' }),
);

const jobSchema = v.pipe(
  v.strictObject({
    title: text(60),
    slug: optionalWithHint(slug, 'The end of its address; left out, the title makes it.'),
    location: text(40),
    type: text(40),
    employmentType: optionalWithHint(
      oneOf(employmentTypes),
      'For job boards, where the line above is not English.',
    ),
    open: withHint(v.boolean('Write true or false.'), 'Off hides the job from page and form.'),
    posted: isoDaySchema,
    validThrough: optionalWithHint(
      isoDaySchema,
      'The last day for applications. Without one the job stays open.',
    ),
    salary: optionalWithHint(
      v.strictObject({
        text: withHint(text(60), 'As the page shows it.'),
        currency: textMatching(3, /^[A-Z]{3}$/, 'Write a currency like INR.'),
        from: v.number('Write a number, without commas.'),
        to: v.number('Write a number, without commas.'),
        per: oneOf(['year', 'month']),
      }),
      'Job boards show the numbers.',
    ),
    summary: withHint(text(400), 'The lead of its page, and the description in search results.'),
    tasks: nonEmptyList(text(200), 1, 12),
    requirements: nonEmptyList(text(200), 1, 12),
    offer: nonEmptyList(text(200), 1, 12),
    sample: sampleFlag,
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

export const jobsSchema = omittable(keyedList(jobSchema, 20, 'title'));

export const careerPageSchema = v.strictObject({
  openings: v.strictObject({
    ...headingAndLead,
    summary: text(80),
    ...texts(['tasks', 'requirements', 'offer', 'apply'], 40),
    until: template(['day'], 60),
  }),
  /** The page shows these texts instead of `openings` when no job is open. */
  none: v.strictObject({ heading: text(60), text: text(160) }),
  hiring: processSectionSchema,
});
