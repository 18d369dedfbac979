/** The desk imports these types, so this module imports nothing of the Worker. */
import * as v from 'valibot';
import type { MeetingDay } from '../../src/shared/meeting-slots.ts';

export const meetingSchema = v.object({
  ...v.entriesFromList(['reference', 'name', 'email', 'meeting_token'], v.string()),
  ...v.entriesFromList(['received_at', 'meets_at', 'meets_until'], v.number()),
  ...v.entriesFromList(['meeting_changed_at', 'cancelled_at'], v.nullable(v.number())),
  ...v.entriesFromList(['phone', 'page'], v.nullable(v.string())),
});
export type Meeting = v.InferOutput<typeof meetingSchema>;

export const timeSchema = v.object({ starts_at: v.number(), ends_at: v.number() });

export interface Calendar {
  meetings: Meeting[];
  days: MeetingDay[];
  blocked: v.InferOutput<typeof timeSchema>[];
  hasFeed: boolean;
}
