import * as v from 'valibot';
import { headingAndLead, nonEmptyList, picture, sampleFlag, text } from './parts.ts';

const contactOptionSchema = v.strictObject({ title: text(40), text: text(120) });

export const contactSchema = v.strictObject({
  help: v.strictObject({
    ...headingAndLead,
    email: contactOptionSchema,
    phone: contactOptionSchema,
    chat: v.strictObject({ ...contactOptionSchema.entries, link: text(40) }),
    office: contactOptionSchema,
  }),
  map: v.strictObject({
    heading: text(60),
    text: text(160),
    /** A photograph of the office. */
    photo: v.optional(picture),
    /** Describes drawn/map.svg; without this entry the page shows no drawn map. */
    drawn: v.optional(v.strictObject({ alt: text(200), sample: sampleFlag })),
    open: text(40),
    grievances: text(60),
    live: v.strictObject({
      ask: text(40),
      notice: text(200),
      title: text(80),
      loading: text(80),
      failed: text(200),
    }),
  }),
});

export const supportSchema = v.strictObject({
  channels: v.strictObject({
    ...headingAndLead,
    phone: contactOptionSchema,
    chat: v.strictObject({ ...contactOptionSchema.entries, link: text(40) }),
    email: contactOptionSchema,
    hours: text(40),
  }),
  prepare: v.strictObject({
    heading: text(60),
    text: text(160),
    items: nonEmptyList(v.strictObject({ title: text(40), text: text(140) }), 2, 8),
  }),
  questions: v.strictObject({
    ...headingAndLead,
    items: nonEmptyList(v.strictObject({ question: text(120), answer: text(400) }), 1, 30),
  }),
});
