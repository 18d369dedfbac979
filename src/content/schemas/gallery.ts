import * as v from 'valibot';
import { headingAndLead, keyedList, picture, slug, text, texts } from './parts.ts';

export const gallerySchema = v.strictObject({
  ...headingAndLead,
  /** The heading of the picture grid. */
  all: text(60),
  pictures: keyedList(
    v.strictObject({
      /** The slug is part of the URL /gallery?picture=slug. */
      slug,
      caption: text(80),
      picture,
    }),
    200,
    'slug',
  ),
  labels: v.strictObject({
    ...texts(['carousel', 'enlarge', 'viewer', 'previous', 'next', 'close'], 40),
    failed: text(120),
    pause: text(40),
    play: text(40),
  }),
});
