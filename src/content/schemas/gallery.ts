import * as v from 'valibot';
import { headingAndLead, keyedList, picture, slug, text } from './parts.ts';

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
    carousel: text(40),
    enlarge: text(40),
    viewer: text(40),
    previous: text(40),
    next: text(40),
    close: text(40),
    failed: text(120),
    pause: text(40),
    play: text(40),
  }),
});
