import * as v from 'valibot';
import { nonEmptyList, text } from './parts.ts';

const designTokenSchema = v.strictObject({
  name: v.pipe(text(40), v.regex(/^--[a-z0-9-]+$/, 'Write a custom property of tokens.css.')),
  use: text(80),
});

export const styleGuideSchema = v.strictObject({
  headings: v.strictObject({
    colours: text(40),
    type: text(40),
    buttons: text(40),
    cards: text(40),
    fields: text(40),
    questions: text(40),
    dialog: text(40),
    pictures: text(40),
    grounds: text(40),
    states: text(40),
    small: text(40),
  }),
  colours: nonEmptyList(designTokenSchema, 1, 40),
  sizes: nonEmptyList(designTokenSchema, 1, 20),
  labels: v.strictObject({ open: text(40), crash: text(40) }),
});
