import type { Picture } from '../content/schemas/index.ts';
import * as v from '../content/schemas/parts.ts';
import type { buildPostMetadata, buildPostSummary, paginate } from './plugin/posts.ts';
import type { groupPostsByYear } from './plugin/routes.ts';

/** Addresses below /blog that are not posts. */
export const reservedSlugs = ['/tags', '/authors', '/archive', '/page'];

const flag = v.boolean('Write true, or leave the line out.');

/** The keys of a YAML file; undefined if the file cannot be read, and any key is then accepted. */
type Keys = string[] | undefined;

/** `knownAuthorKeys` come from authors.yml, `topicKeys` from tags.yml. */
export function buildFrontMatterSchema(knownAuthorKeys?: Keys, topicKeys?: Keys) {
  return v.pipe(
    v.strictObject({
      title: v.pipe(
        v.text(),
        v.maxLength(60, 'Search results cut a title after 60 characters. Shorten it.'),
        v.minLength(15, 'Write a title of 15 to 60 characters, which search results show whole.'),
      ),
      description: v.pipe(
        v.searchResultTextsSchema.entries.description,
        v.maxLength(160, 'Shorten this to 160 characters or fewer.'),
      ),
      slug: v.pipe(
        v.text(80),
        v.regex(
          /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
          'Write the address below /blog, like /forms-people-finish.',
        ),
        v.check(
          (slug) => !reservedSlugs.includes(slug),
          'This address belongs to the blog itself. Choose another.',
        ),
      ),
      date: v.day,
      authors: buildKeyListSchema(knownAuthorKeys, 'authors', 'name'),
      tags: buildKeyListSchema(topicKeys, 'tags', 'label'),
      image: v.optional(
        v.pipe(
          v.text(120),
          v.regex(
            /^(?:\.\/)?[\w-]+\.(?:webp|png|jpe?g)$/i,
            'Name a file in the folder of the post, like ./cover.webp.',
          ),
          v.metadata({ widget: 'image' }),
        ),
      ),
      imageAlt: v.optional(v.text(200)),
      popular: v.optional(flag),
      draft: v.optional(flag),
      language: v.optional(v.textMatching(8, /^[a-z]{2,3}$/, 'Write a language like hi.')),
      sample: v.sampleFlag,
    }),
    v.forward(
      v.check(
        ({ image, imageAlt }) => image === undefined || imageAlt !== undefined,
        'Nothing says what the picture shows. Add imageAlt with a short description.',
      ),
      ['image'],
    ),
    v.forward(
      v.check(
        ({ image, imageAlt }) => image !== undefined || imageAlt === undefined,
        'There is no picture to describe. Add image, or take this line out.',
      ),
      ['imageAlt'],
    ),
  );
}

function buildKeyListSchema(authorOrTagKeys: Keys, fileName: string, labelFieldName: string) {
  const allowedKeysText = authorOrTagKeys?.join(', ');
  const advice = allowedKeysText
    ? `Write one of ${allowedKeysText}, or add it there`
    : 'Add it there';
  const allowedKeyRule = v.check(
    (authorOrTagKey: string) => authorOrTagKeys?.includes(authorOrTagKey) ?? true,
    ({ input }) => `"${input}" is not in blog/${fileName}.yml. ${advice}.`,
  );
  return v.nonEmptyList(
    1,
    3,
    v.pipe(v.entryReference(fileName, 'key', labelFieldName), allowedKeyRule),
    allowedKeysText && ` There are ${allowedKeysText}.`,
  );
}

const authorSchema = v.strictObject({
  name: v.text(60),
  title: v.text(60),
  description: v.text(200),
  page: v.literal(true, 'Write true: every author has a page.'),
  team: v.trueOrAbsent,
  sample: v.sampleFlag,
});

const tagSchema = v.strictObject({
  label: v.text(30),
  permalink: v.textMatching(40, /^\/[a-z0-9-]+$/, 'Write an address like /websites.'),
  description: v.text(160),
});

export const authorsFileSchema = v.record(v.slug, authorSchema);
export const tagsFileSchema = v.record(v.slug, tagSchema);

export type PostSummary = ReturnType<typeof buildPostSummary>;
export type PostMetadata = Awaited<ReturnType<typeof buildPostMetadata>> & {
  related: PostSummary[];
  previous?: { label: string; to: string } | undefined;
  next?: PostMetadata['previous'];
};
export type ArchiveYear = ReturnType<typeof groupPostsByYear>[number];
export type PostList = Omit<ReturnType<typeof paginate<PostSummary>>[number], 'path'>;

export interface DirectoryEntry {
  label: string;
  to: string;
  description: string;
  count: number;
  newest: Pick<PostSummary, 'title' | 'to' | 'language'>[];
  picture?: Picture | undefined;
  role?: string;
}
