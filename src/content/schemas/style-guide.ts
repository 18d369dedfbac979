import * as v from './parts.ts';

const designTokenSchema = v.strictObject({
  name: v.textMatching(40, /^--[a-z0-9-]+$/, 'Write a custom property of tokens.css.'),
  use: v.text(80),
});

export const styleGuideSchema = v.strictObject({
  headings: v.strictObject({
    ...v.texts(['colours', 'type', 'buttons', 'cards', 'fields', 'questions', 'dialog'], 40),
    ...v.texts(['pictures', 'grounds', 'states', 'small'], 40),
  }),
  colours: v.nonEmptyList(1, 40, designTokenSchema),
  sizes: v.nonEmptyList(1, 20, designTokenSchema),
  labels: v.strictObject({ open: v.text(40), crash: v.text(40) }),
});
