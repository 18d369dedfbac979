import * as v from 'valibot';
import { link, text } from './parts.ts';

/** Words and targets that all service pages share. */
export const servicePageSchema = v.strictObject({
  /** The service's key is added to this target, so that the contact form knows it. */
  quotes: link,
  demo: link,
  introduction: text(60),
  features: text(60),
  related: text(60),
  closing: v.strictObject({
    heading: v.pipe(
      text(120),
      v.includes('{service}', 'Write {service} where the service’s name belongs.'),
    ),
    text: text(160),
    button: link,
  }),
});
