import * as v from 'valibot';
import { list, sample, text } from './parts.ts';

const question = v.strictObject({
  question: text(120),
  answer: text(600),
  /** Whether the answer shows before anybody has touched it. */
  open: v.optional(v.boolean('Write true or false.'), false),
  sample,
});

/** Frequently Asked Questions, in two columns. */
export const faqSchema = v.pipe(
  list(question, 1, 30),
  v.check(
    (questions) => questions.every(({ open }, index) => open === (index === 0)),
    'Write "open: true" on the first question and on no other.',
  ),
);
