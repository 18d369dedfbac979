import * as v from 'valibot';
import { list, oneOf, picture, sample, slug, text } from './parts.ts';

export const workKinds = ['website', 'shop', 'software', 'app'] as const;

/** The projects of "Our Recent Work", in the order they stand on the page. */
export const worksSchema = v.pipe(
  list(
    v.strictObject({
      /** The address of its details, after the "#". */
      slug,
      title: text(60),
      kind: oneOf(workKinds),
      client: text(60),
      year: v.pipe(
        v.number('Write a year as a number, like 2026.'),
        v.integer('Write a year as a number, like 2026.'),
        v.minValue(2000, 'Write a year as a number, like 2026.'),
        v.maxValue(2100, 'Write a year as a number, like 2026.'),
      ),
      text: text(140),
      needed: text(420),
      built: list(text(160), 3, 5),
      usedFor: text(260),
      /** Keys of the services that went into it. */
      services: list(text(60), 1, 4),
      picture,
      colour: oneOf(['brand', 'red', 'gold', 'teal', 'purple', 'rose']),
      sample,
    }),
    6,
    6,
  ),
  v.check(
    (works) => new Set(works.map((work) => work.slug)).size === works.length,
    'Two works share a slug. Give each its own.',
  ),
);
