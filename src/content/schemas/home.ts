import * as v from 'valibot';
import { link, list, search, text } from './parts.ts';

export const homeSchema = v.strictObject({
  search,
  hero: v.strictObject({
    eyebrow: text(60),
    headlines: list(text(60), 5, 5),
    intro: text(300),
    demo: link,
    work: link,
  }),
});
