import * as v from 'valibot';
import { link, text, textWith } from './parts.ts';

/** Words and targets that all service pages share. */
export const servicePageSchema = v.strictObject({
  /** The service's key is added to this target, so that the contact form knows it. */
  quotes: link,
  demo: link,
  introduction: text(60),
  features: text(60),
  related: text(60),
  works: text(60),
  posts: text(60),
  closing: v.strictObject({
    heading: textWith(['service'], 120),
    text: text(160),
    button: link,
  }),
});
