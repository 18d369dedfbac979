import * as v from 'valibot';
import { list, picture, text } from './parts.ts';

const token = v.strictObject({
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
  colours: list(token, 1, 40),
  sizes: list(token, 1, 20),
  sample: v.strictObject({
    heading: text(80),
    eyebrow: text(60),
    text: text(300),
    action: text(40),
    hint: text(80),
    error: text(80),
    close: text(40),
    open: text(40),
    crash: text(40),
    choices: list(text(40), 2, 6),
    questions: list(v.strictObject({ question: text(80), answer: text(200) }), 2, 4),
  }),
  picture,
});
