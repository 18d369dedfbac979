/** What a blog post says of itself, and what the build makes of it for the pages. */
import * as v from 'valibot';
import type { Picture } from './index.ts';
import { list, sample, search, slug, text } from './parts.ts';

/** The lines between the two `---` at the top of a post. */
export const frontMatterSchema = v.strictObject({
  title: v.pipe(
    text(),
    v.maxLength(60, 'Search results cut a title after 60 characters. Shorten it.'),
    v.minLength(15, 'Write a title of 15 to 60 characters, which search results show whole.'),
  ),
  description: search.entries.description,
  slug: v.pipe(
    text(80),
    v.regex(
      /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Write the address below /blog, like /forms-people-finish.',
    ),
    v.check(
      (slug) => !['/tags', '/authors', '/archive', '/page'].includes(slug),
      'This address belongs to the blog itself. Choose another.',
    ),
  ),
  date: v.pipe(
    v.string('Write the date as year-month-day, like 2026-03-31.'),
    v.check(isDate, 'This is not a date. Write year-month-day, like 2026-03-31.'),
  ),
  authors: list(slug, 1, 3),
  tags: list(slug, 1, 3),
  image: v.optional(
    v.pipe(
      text(120),
      v.regex(
        /^\.\/[\w-]+\.(?:webp|png|jpg)$/,
        'Name a file in the folder of the post, like ./cover.webp.',
      ),
    ),
  ),
  imageAlt: v.optional(text(200)),
  popular: v.optional(v.boolean('Write true, or leave the line out.')),
  draft: v.optional(v.boolean('Write true, or leave the line out.')),
});

export const authorSchema = v.strictObject({
  name: text(60),
  title: text(60),
  description: text(200),
  page: v.literal(true, 'Write true: every author has a page.'),
  sample,
});

export const tagSchema = v.strictObject({
  label: text(30),
  permalink: v.pipe(text(40), v.regex(/^\/[a-z0-9-]+$/, 'Write an address like /websites.')),
  description: text(160),
});

export const authorsSchema = v.record(slug, authorSchema);
export const tagsSchema = v.record(slug, tagSchema);

export function isDate(written: string): boolean {
  const day = /^(\d{4}-\d{2}-\d{2})$/.exec(written)?.[1];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}

/** A date with its words, so that server and browser never spell it differently. */
export interface PostDate {
  iso: string;
  day: string;
  month: string;
  year: string;
  text: string;
}

export interface Place {
  label: string;
  to: string;
}

/** An author on a post; of one who is invented search engines hear nothing. */
export interface Writer extends Place {
  sample?: boolean;
}

export interface PostSummary {
  title: string;
  to: string;
  description: string;
  date: PostDate;
  authors: Writer[];
  picture: Picture;
}

/** What a post's page needs besides its text. */
export interface PostMetadata extends PostSummary {
  minutes: number;
  tags: Place[];
  previous?: Place;
  next?: Place;
  related: PostSummary[];
}

export interface Paging {
  /** Addresses of all pages, the first one first. */
  pages: string[];
  current: number;
}

export interface PostList {
  posts: PostSummary[];
  paging: Paging;
}

export interface Topic extends Place {
  description: string;
  count: number;
}

export interface Author extends Place {
  role: string;
  description: string;
  count: number;
}
