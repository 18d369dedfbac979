import * as v from 'valibot';
import { link, searchResultTextsSchema, singularAndPluralSchema, text } from './parts.ts';

const overviewPageFieldSchemas = {
  ...searchResultTextsSchema.entries,
  heading: text(40),
  lead: text(120),
};

export const blogSchema = v.strictObject({
  list: v.strictObject({
    heading: text(60),
    readMore: text(20),
    by: text(20),
    pages: text(40),
    newer: text(20),
    older: text(20),
    page: text(20),
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
    contents: text(40),
    share: text(40),
    email: text(40),
    copyLink: text(40),
    copied: text(40),
    topics: text(20),
    previous: text(40),
    next: text(40),
    related: text(40),
    popular: text(40),
    copyCode: text(20),
    codeCopied: text(20),
    copyRefused: text(40),
    table: text(60),
    headingLink: text(40),
  }),
  tags: v.strictObject({
    ...overviewPageFieldSchemas,
    posts: singularAndPluralSchema,
    tagTitle: text(40),
    tagLead: text(60),
  }),
  authors: v.strictObject({ ...overviewPageFieldSchemas, authorTitle: text(40) }),
  archive: v.strictObject(overviewPageFieldSchemas),
});
