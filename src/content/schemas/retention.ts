import * as v from './parts.ts';

// The desk announces a removal a week before.
const daysSchema = v.wholeNumber(14, 3_650, 'Write a number of days from 14 to 3650, like 180.');

export const retentionSchema = v.strictObject({
  delivered: daysSchema,
  held: daysSchema,
  spamSenders: daysSchema,
  views: daysSchema,
});
