import * as v from './parts.ts';

const tenYears = 3_650;
const daysSchema = v.pipe(
  v.number('Write a number of days, like 180.'),
  v.integer('Write a whole number of days, like 180.'),
  // The desk announces a removal a week before.
  v.minValue(14, 'Write 14 days or more.'),
  v.maxValue(tenYears, 'Write 3650 days or fewer.'),
);

export const retentionSchema = v.strictObject({
  delivered: v.withHint(daysSchema, 'Days that a delivered message is kept.'),
  held: v.withHint(daysSchema, 'Days that possible spam is kept.'),
  spamSenders: v.withHint(daysSchema, 'Days that the address of a sender marked as spam is kept.'),
  views: v.withHint(daysSchema, 'Days that counts of page views are kept.'),
});
