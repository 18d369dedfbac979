import * as v from 'valibot';
import { withHint } from './parts.ts';

const tenYears = 3_650;
const daysSchema = v.pipe(
  v.number('Write a number of days, like 180.'),
  v.integer('Write a whole number of days, like 180.'),
  // The desk announces a removal a week before.
  v.minValue(14, 'Write 14 days or more.'),
  v.maxValue(tenYears, 'Write 3650 days or fewer.'),
);

export const retentionSchema = v.strictObject({
  delivered: withHint(daysSchema, 'Days that a delivered message is kept.'),
  held: withHint(daysSchema, 'Days that possible spam is kept.'),
  spamSenders: withHint(daysSchema, 'Days that the address of a sender marked as spam is kept.'),
  views: withHint(daysSchema, 'Days that counts of page views are kept.'),
});
