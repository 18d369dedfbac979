import * as v from 'valibot';
import { list, text } from './parts.ts';

/** What more than one page says of the agency. */
export const agencySchema = v.strictObject({
  statements: list(v.strictObject({ title: text(40), text: text(140) }), 1, 4),
  figures: list(
    v.strictObject({
      count: v.pipe(v.number('Write a number like 50.'), v.integer('Write a whole number.')),
      title: text(30),
    }),
    1,
    4,
  ),
});
