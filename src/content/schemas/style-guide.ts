import * as v from 'valibot';
import { nonEmptyList, text, textMatching, texts } from './parts.ts';

const designTokenSchema = v.strictObject({
  name: textMatching(40, /^--[a-z0-9-]+$/, 'Write a custom property of tokens.css.'),
  use: text(80),
});

export const styleGuideSchema = v.strictObject({
  headings: v.strictObject({
    ...texts(['colours', 'type', 'buttons', 'cards', 'fields', 'questions', 'dialog'], 40),
    ...texts(['pictures', 'grounds', 'states', 'small'], 40),
  }),
  colours: nonEmptyList(designTokenSchema, 1, 40),
  sizes: nonEmptyList(designTokenSchema, 1, 20),
  labels: v.strictObject({ open: text(40), crash: text(40) }),
});
