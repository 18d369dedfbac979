import * as v from 'valibot';
import { list, text } from './parts.ts';

const colour = v.pipe(
  text(6),
  v.regex(
    /^[0-9a-f]{6}$/,
    'Write six hexadecimal digits without "#", in quotes if all are digits.',
  ),
);

export const meetingSchema = v.strictObject({
  agenda: v.strictObject({
    heading: text(60),
    steps: list(v.strictObject({ title: text(40), text: text(140) }), 3, 3),
  }),
  scheduler: v.strictObject({
    heading: text(60),
    lead: text(160),
    title: text(60),
    loading: text(80),
    failed: text(200),
    open: text(60),
    colours: v.strictObject({ background: colour, text: colour, primary: colour }),
  }),
});
