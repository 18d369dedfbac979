import * as v from 'valibot';
import { list, text } from './parts.ts';

const way = v.strictObject({ title: text(40), text: text(120) });

export const supportSchema = v.strictObject({
  channels: v.strictObject({
    heading: text(60),
    lead: text(160),
    phone: way,
    chat: v.strictObject({ ...way.entries, link: text(40) }),
    email: way,
    hours: text(40),
  }),
  prepare: v.strictObject({
    eyebrow: text(40),
    heading: text(60),
    text: text(160),
    items: list(v.strictObject({ title: text(40), text: text(140) }), 2, 8),
  }),
  questions: v.strictObject({
    heading: text(60),
    lead: text(160),
    items: list(v.strictObject({ question: text(120), answer: text(400) }), 1, 30),
  }),
});
