/** What the pages of a language know of the site's other languages. */
import { listPostPaths } from '../../blog/plugin/read.ts';
import type { Content, LanguageData } from '../../content/schemas/index.ts';
import { pagePaths } from '../../content/schemas/pages.ts';
import { blogDir, buildPrefix } from '../content/folder-paths.ts';
import { describeOpeningTimes } from '../content/worker-company.ts';
import { listPagePaths } from './addresses.ts';

export function buildLanguageData(content: Content, contents: Content[]): LanguageData {
  const [original = content] = contents;
  const ownPosts = listPostPaths(blogDir, content.language);
  const others = contents.filter(({ language }) => language !== content.language);
  return {
    prefix: buildPrefix(content.language),
    openingTimes: describeOpeningTimes(content),
    missing: listMissingPaths(original, content),
    firstLocale: original.company.locale,
    others: others.flatMap((other) => {
      const { navigation, company, language } = other;
      const texts = navigation.language;
      return texts
        ? {
            locale: company.locale,
            prefix: buildPrefix(language),
            texts,
            nearest: findNearestPaths(content, other),
            posts: listPostPaths(blogDir, language).filter((path) => ownPosts.includes(path)),
          }
        : [];
    }),
  };
}

/** The pages of `content` that `other` lacks. */
export function listMissingPaths(content: Content, other: Content): string[] {
  const paths = listPagePaths(other);
  const missingPaths = [...listPagePaths(content)].filter((path) => !paths.has(path));
  return other.missingPages.includes('blog') ? [...missingPaths, pagePaths.blog] : missingPaths;
}

/** The nearest parent in `other` of each page that it lacks; a 404 page leads to the home page. */
function findNearestPaths(content: Content, other: Content): Record<string, string> {
  const paths = listPagePaths(other);
  const nearestByPath: Record<string, string> = { '/404.html': '/' };
  for (const missingPath of listMissingPaths(content, other)) {
    let nearestPath = missingPath;
    while (nearestPath && !paths.has(nearestPath)) {
      nearestPath = nearestPath.replace(/\/[^/]*$/, '');
    }
    nearestByPath[missingPath] = nearestPath || '/';
  }
  return nearestByPath;
}
