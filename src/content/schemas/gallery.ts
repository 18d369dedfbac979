import * as v from 'valibot';
import { picture, possiblyEmptyList, slug, text, uniqueBy } from './parts.ts';

export const gallerySchema = v.strictObject({
  heading: text(60),
  lead: text(160),
  /** The heading of the picture grid. */
  all: text(60),
  pictures: v.pipe(
    possiblyEmptyList(
      v.strictObject({
        /** The slug is part of the URL /gallery?picture=slug. */
        slug,
        caption: text(80),
        picture,
      }),
      200,
    ),
    uniqueBy('slug'),
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
