/** The desk imports these types, so this module imports nothing of the Worker. */
import * as v from 'valibot';
import type { MeetingDay } from '../../src/shared/meeting-slots.ts';

export const meetingSchema = v.object({
  reference: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  received_at: v.number(),
  meets_at: v.number(),
  meets_until: v.number(),
  meeting_token: v.string(),
  meeting_changed_at: v.nullable(v.number()),
  cancelled_at: v.nullable(v.number()),
});
export type Meeting = v.InferOutput<typeof meetingSchema>;

export const timesSchema = v.array(v.object({ starts_at: v.number(), ends_at: v.number() }));

export interface Calendar {
  meetings: Meeting[];
  days: MeetingDay[];
  blocked: v.InferOutput<typeof timesSchema>;
  hasFeed: boolean;
}
