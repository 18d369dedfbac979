import * as v from './parts.ts';

// The desk announces a removal a week before.
const daysSchema = v.wholeNumber(14, 3_650, 'Write a number of days from 14 to 3650, like 180.');

export const retentionSchema = v.strictObject({
  delivered: v.withHint(daysSchema, 'Days that a delivered message is kept.'),
  held: v.withHint(daysSchema, 'Days that possible spam is kept.'),
  spamSenders: v.withHint(daysSchema, 'Days that the address of a sender marked as spam is kept.'),
  views: v.withHint(daysSchema, 'Days that counts of page views are kept.'),
});
