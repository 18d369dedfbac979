import * as v from 'valibot';
import { list, listOrNone, sample, text } from './parts.ts';

const day = v.pipe(text(10), v.isoDate('Write a day like 2026-11-02.'));

const job = v.pipe(
  v.strictObject({
    title: text(60),
    location: text(40),
    type: text(40),
    /** A job that is not open is neither shown nor offered in the form. */
    open: v.boolean('Write true or false.'),
    posted: day,
    /** The last day on which applications are read. */
    validThrough: day,
    summary: text(400),
    tasks: list(text(200), 1, 12),
    requirements: list(text(200), 1, 12),
    offer: list(text(200), 1, 12),
    sample,
  }),
  v.forward(
    v.partialCheck(
      [['posted'], ['validThrough']],
      ({ posted, validThrough }) => posted < validThrough,
      'Write a day after "posted".',
    ),
    ['validThrough'],
  ),
);

/** The jobs on the career page, in their order. */
export const jobsSchema = listOrNone(job, 20);
