import * as v from 'valibot';
import { list, text } from './parts.ts';

export const meetingSchema = v.strictObject({
  agenda: v.strictObject({
    heading: text(60),
    steps: list(v.strictObject({ title: text(40), text: text(140) }), 2, 8),
  }),
  scheduler: v.strictObject({
    heading: text(60),
    lead: text(160),
    title: text(60),
    loading: text(80),
    failed: text(200),
    open: text(60),
  }),
});
