/** What the search finds beside the pages with a mirror: all others, documents and the lists of the blog. */
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as Documents } from '@docusaurus/plugin-content-docs';
import type { Content, SearchEntry, WithPictures } from '../../content/schemas/index.ts';
import { pageAddresses, pageKeys } from '../../content/schemas/pages.ts';

type Texts = Pick<WithPictures<Content>, 'home' | 'navigation' | 'pages' | 'blog'>;

export function entriesOfPages({ home, navigation, pages }: Texts): SearchEntry[] {
  const shown = pageKeys.filter((key) => !pages[key].hidden);
  return [
    entry('/', navigation.home.label, home.search),
    ...shown.map((key) => {
      const { breadcrumb, heading, search, words } = pages[key];
      const title = `${search.title}. ${heading}`;
      return { ...entry(pageAddresses[key], breadcrumb.label, { ...search, title }), names: words };
    }),
  ];
}

export function entriesOfDocuments({ loadedVersions }: Documents): SearchEntry[] {
  return loadedVersions.flatMap(({ docs }) =>
    docs.map((one) => entry(one.permalink, one.frontMatter.sidebar_label ?? one.title, one)),
  );
}

export function entriesOfLists(
  { blog: { menu, tags, authors, archive } }: Texts,
  { blogPosts, blogTags, authorsMap = {} }: BlogContent,
): SearchEntry[] {
  const writers = blogPosts.flatMap(({ metadata }) => metadata.authors.map(({ key }) => key));
  const lists = [
    entry(menu.topics.to, tags.heading, tags),
    entry(menu.authors.to, authors.heading, authors),
    entry(menu.archive.to, archive.heading, archive),
    ...Object.values(blogTags).map(({ label, permalink, description = '' }) =>
      entry(permalink, label, { title: tags.tagTitle, description }),
    ),
    ...Object.values(authorsMap)
      .filter(({ key }) => writers.includes(key))
      .map(({ name = '', title: description = '', page }) =>
        entry(page?.permalink ?? '', name, { title: authors.authorTitle, description }),
      ),
  ];
  // A blog without posts has no pages.
  return blogPosts.length > 0 ? lists : [];
}

/** Shown by the name that menus have for it. */
function entry(to: string, name: string, search: { title: string; description: string }) {
  const { title: headings, description } = search;
  return { to, kind: 'page', title: name, description, headings, words: '' } as const;
}
