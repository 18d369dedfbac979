import { motifSchema } from './pages.ts';
import * as v from './parts.ts';

const overviewTexts = {
  ...v.searchResultTextsSchema.entries,
  heading: v.text(40),
  lead: v.text(120),
  motif: v.optional(motifSchema),
};

export const blogSchema = v.strictObject({
  list: v.strictObject({
    heading: v.text(60),
    ...v.texts(['readMore', 'by'], 20),
    pages: v.text(40),
    ...v.texts(['newer', 'older', 'page'], 20),
  }),
  menu: v.strictObject({
    label: v.text(40),
    all: v.link,
    topics: v.link,
    authors: v.link,
    archive: v.link,
    feed: v.text(40),
    feedNotice: v.text(160),
  }),
  post: v.strictObject({
    banner: v.text(40),
    minutes: v.text(20),
    ...v.texts(['contents', 'share', 'email', 'copyLink', 'copied'], 40),
    topics: v.text(20),
    ...v.texts(['previous', 'next', 'related', 'popular'], 40),
    ...v.texts(['copyCode', 'codeCopied'], 20),
    copyRefused: v.text(40),
    table: v.text(60),
    ...v.texts(['headingLink', 'footnotes', 'footnoteBack'], 40),
  }),
  tags: v.strictObject({
    ...overviewTexts,
    posts: v.singularAndPluralSchema,
    tagTitle: v.text(40),
    tagLead: v.text(60),
  }),
  authors: v.strictObject({ ...overviewTexts, authorTitle: v.text(40) }),
  archive: v.strictObject(overviewTexts),
});
