import * as v from 'valibot';
import { link, searchResultTextsSchema, singularAndPluralSchema, text, texts } from './parts.ts';

const overviewTexts = { ...searchResultTextsSchema.entries, heading: text(40), lead: text(120) };

export const blogSchema = v.strictObject({
  list: v.strictObject({
    heading: text(60),
    readMore: text(20),
    by: text(20),
    pages: text(40),
    ...texts(['newer', 'older', 'page'], 20),
  }),
  menu: v.strictObject({
    label: text(40),
    all: link,
    topics: link,
    authors: link,
    archive: link,
    feed: text(40),
    feedNotice: text(160),
  }),
  post: v.strictObject({
    banner: text(40),
    minutes: text(20),
    ...texts(['contents', 'share', 'email', 'copyLink', 'copied'], 40),
    topics: text(20),
    ...texts(['previous', 'next', 'related', 'popular'], 40),
    copyCode: text(20),
    codeCopied: text(20),
    copyRefused: text(40),
    table: text(60),
    headingLink: text(40),
  }),
  tags: v.strictObject({
    ...overviewTexts,
    posts: singularAndPluralSchema,
    tagTitle: text(40),
    tagLead: text(60),
  }),
  authors: v.strictObject({ ...overviewTexts, authorTitle: text(40) }),
  archive: v.strictObject(overviewTexts),
});
