/** Builds the search entries of pages without a Markdown mirror. */
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as Documents } from '@docusaurus/plugin-content-docs';
import type { Content, SearchEntry, WithPictures } from '../../content/schemas/index.ts';
import { pageKeys, pagePaths } from '../../content/schemas/pages.ts';

type Texts = Pick<WithPictures<Content>, 'home' | 'navigation' | 'pages' | 'blog'>;
type SearchTexts = { title: string; description: string };

export function buildPageEntries({ home, navigation, pages }: Texts): SearchEntry[] {
  const visiblePageKeys = pageKeys.filter((key) => !pages[key].hidden);
  return [
    createPageEntry('/', navigation.home.label, home.search),
    ...visiblePageKeys.map((key) => {
      const { breadcrumb, heading, search, words } = pages[key];
      const titleAndHeading = `${search.title}. ${heading}`;
      return {
        ...createPageEntry(pagePaths[key], breadcrumb.label, {
          ...search,
          title: titleAndHeading,
        }),
        names: words,
      };
    }),
  ];
}

export function buildDocsPageEntries({ loadedVersions }: Documents): SearchEntry[] {
  return loadedVersions.flatMap(({ docs }) =>
    docs.map((doc) =>
      createPageEntry(doc.permalink, doc.frontMatter.sidebar_label ?? doc.title, doc),
    ),
  );
}

export function buildBlogListEntries(
  { blog: { menu, tags, authors, archive } }: Texts,
  { blogPosts, blogTags, authorsMap = {} }: BlogContent,
): SearchEntry[] {
  const publishedAuthorKeys = blogPosts.flatMap(({ metadata }) =>
    metadata.authors.map(({ key }) => key),
  );
  const blogListEntries = [
    createPageEntry(menu.topics.to, tags.heading, tags),
    createPageEntry(menu.authors.to, authors.heading, authors),
    createPageEntry(menu.archive.to, archive.heading, archive),
    ...Object.values(blogTags).map(({ label, permalink, description = '' }) =>
      createPageEntry(permalink, label, { title: tags.tagTitle, description }),
    ),
    ...Object.values(authorsMap)
      .filter(({ key }) => publishedAuthorKeys.includes(key))
      .map(({ name: authorName = '', title = '', page }) =>
        createPageEntry(page?.permalink ?? '', authorName, {
          title: authors.authorTitle,
          description: title,
        }),
      ),
  ];
  return blogPosts.length > 0 ? blogListEntries : [];
}

/** Creates an entry that the search shows under the page's name in the menus. */
function createPageEntry(route: string, nameInMenu: string, searchResultTexts: SearchTexts) {
  return {
    to: route,
    kind: 'page',
    title: nameInMenu,
    description: searchResultTexts.description,
    headings: searchResultTexts.title,
    words: '',
  } as const;
}
