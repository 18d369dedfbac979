/** Search entries for pages without a Markdown mirror. */
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as Documents } from '@docusaurus/plugin-content-docs';
import type { Content, SearchEntry, WithPictures } from '../../content/schemas/index.ts';
import { pageAddresses, pageKeys } from '../../content/schemas/pages.ts';

type Texts = Pick<WithPictures<Content>, 'home' | 'navigation' | 'pages' | 'blog'>;

export function entriesOfPages({ home, navigation, pages }: Texts): SearchEntry[] {
  const visibleKeys = pageKeys.filter((key) => !pages[key].hidden);
  return [
    createEntry('/', navigation.home.label, home.search),
    ...visibleKeys.map((key) => {
      const { breadcrumb, heading, search, words } = pages[key];
      const title = `${search.title}. ${heading}`;
      return {
        ...createEntry(pageAddresses[key], breadcrumb.label, { ...search, title }),
        names: words,
      };
    }),
  ];
}

export function entriesOfDocuments({ loadedVersions }: Documents): SearchEntry[] {
  return loadedVersions.flatMap(({ docs }) =>
    docs.map((doc) => createEntry(doc.permalink, doc.frontMatter.sidebar_label ?? doc.title, doc)),
  );
}

export function entriesOfLists(
  { blog: { menu, tags, authors, archive } }: Texts,
  { blogPosts, blogTags, authorsMap = {} }: BlogContent,
): SearchEntry[] {
  const writers = blogPosts.flatMap(({ metadata }) => metadata.authors.map(({ key }) => key));
  const lists = [
    createEntry(menu.topics.to, tags.heading, tags),
    createEntry(menu.authors.to, authors.heading, authors),
    createEntry(menu.archive.to, archive.heading, archive),
    ...Object.values(blogTags).map(({ label, permalink, description = '' }) =>
      createEntry(permalink, label, { title: tags.tagTitle, description }),
    ),
    ...Object.values(authorsMap)
      .filter(({ key }) => writers.includes(key))
      .map(({ name = '', title: description = '', page }) =>
        createEntry(page?.permalink ?? '', name, { title: authors.authorTitle, description }),
      ),
  ];
  return blogPosts.length > 0 ? lists : [];
}

/** The search shows a page by its name in the menus. */
function createEntry(to: string, name: string, search: { title: string; description: string }) {
  const { title: headings, description } = search;
  return { to, kind: 'page', title: name, description, headings, words: '' } as const;
}
