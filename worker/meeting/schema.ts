import * as v from 'valibot';

export const meetingSchema = v.object({
  ...v.entriesFromList(['reference', 'name', 'email', 'meeting_token'], v.string()),
  ...v.entriesFromList(['received_at', 'meets_at', 'meets_until'], v.number()),
  ...v.entriesFromList(['meeting_changed_at', 'cancelled_at'], v.nullable(v.number())),
  ...v.entriesFromList(['phone', 'page'], v.nullable(v.string())),
});
export type Meeting = v.InferOutput<typeof meetingSchema>;

export const timeSchema = v.object({ starts_at: v.number(), ends_at: v.number() });
