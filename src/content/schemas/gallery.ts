import * as v from './parts.ts';

export const gallerySchema = v.strictObject({
  ...v.headingAndLead,
  pictures: v.keyedList('slug', 200, {
    /** The slug is part of the URL /gallery?picture=slug. */
    slug: v.slug,
    caption: v.text(80),
    picture: v.picture,
  }),
  /** The carousel: close-ups of works, which lead to their pages. */
  made: v.strictObject({
    ...v.headingAndLead,
    label: v.text(60),
    pictures: v.possiblyEmptyList(40, {
      caption: v.text(80),
      picture: v.picture,
      work: v.entryReference('works', 'slug', 'title'),
    }),
  }),
  labels: v.strictObject({
    ...v.texts(['carousel', 'enlarge', 'viewer', 'previous', 'next', 'close'], 40),
    failed: v.text(120),
    ...v.texts(['pause', 'play'], 40),
  }),
});
