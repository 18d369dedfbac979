import * as v from './parts.ts';

const contactOptionSchema = v.strictObject({ title: v.text(40), text: v.text(120) });

export const contactSchema = v.strictObject({
  help: v.strictObject({
    ...v.headingAndLead,
    email: contactOptionSchema,
    phone: contactOptionSchema,
    chat: v.strictObject({ ...contactOptionSchema.entries, link: v.text(40) }),
    office: contactOptionSchema,
  }),
  map: v.strictObject({
    heading: v.text(60),
    text: v.text(160),
    photo: v.optional(v.picture),
    /** Describes drawn/map.svg; without this entry the page shows no drawn map. */
    drawn: v.optional(v.strictObject({ alt: v.text(200), sample: v.sampleFlag })),
    open: v.text(40),
    grievances: v.text(60),
    live: v.strictObject({
      ask: v.text(40),
      notice: v.text(200),
      ...v.texts(['title', 'loading'], 80),
      failed: v.text(200),
    }),
  }),
});

export const supportSchema = v.strictObject({
  channels: v.strictObject({
    ...v.headingAndLead,
    phone: contactOptionSchema,
    chat: v.strictObject({ ...contactOptionSchema.entries, link: v.text(40) }),
    email: contactOptionSchema,
    hours: v.text(40),
  }),
  prepare: v.strictObject({
    heading: v.text(60),
    text: v.text(160),
    items: v.nonEmptyList(2, 8, {
      title: v.text(40),
      text: v.text(140),
      example: v.text(140),
      drawing: v.optional(v.drawing('support', 'screenshot')),
    }),
  }),
  questions: v.strictObject({
    ...v.headingAndLead,
    items: v.nonEmptyList(1, 30, { question: v.text(120), answer: v.text(400) }),
  }),
});
