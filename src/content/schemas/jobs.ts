import { employmentTypes } from '../../shared/employment-type.ts';
import { processSectionSchema } from './forms.ts';
import * as v from './parts.ts';

export const isoDaySchema = v.pipe(
  v.text(10),
  v.isoDate('Write a day like 2026-11-02.'),
  v.metadata({ widget: 'date' }),
);

const jobSchema = v.pipe(
  v.strictObject({
    title: v.text(60),
    slug: v.optionalWithHint(v.slug, 'The end of its address; left out, the title makes it.'),
    location: v.text(40),
    type: v.text(40),
    employmentType: v.optionalWithHint(
      v.oneOf(employmentTypes),
      'For job boards, where the line above is not English.',
    ),
    open: v.withHint(v.boolean('Write true or false.'), 'Off hides the job from page and form.'),
    posted: isoDaySchema,
    validThrough: v.optionalWithHint(
      isoDaySchema,
      'The last day for applications. Without one the job stays open.',
    ),
    salary: v.optionalWithHint(
      v.strictObject({
        text: v.withHint(v.text(60), 'As the page shows it.'),
        currency: v.textMatching(3, /^[A-Z]{3}$/, 'Write a currency like INR.'),
        from: v.number('Write a number, without commas.'),
        to: v.number('Write a number, without commas.'),
        per: v.oneOf(['year', 'month']),
      }),
      'Job boards show the numbers.',
    ),
    picture: v.optional(v.picture),
    summary: v.withHint(
      v.text(400),
      'The lead of its page, and the description in search results.',
    ),
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
    team: v.optionalWithHint(v.link, 'Below the portraits of the team.'),
  }),
  /** The page shows these texts instead of `openings` when no job is open. */
  none: v.strictObject({ heading: v.text(60), text: v.text(160) }),
  hiring: processSectionSchema,
});
