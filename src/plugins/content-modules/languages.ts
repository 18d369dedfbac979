/** What the pages of a language know of the site's other languages. */
import { listPostPaths } from '../../blog/plugin/read.ts';
import type { Content } from '../../content/schemas/index.ts';
import { blogDir, buildPrefix } from '../content/folder-paths.ts';
import { describeOpeningTimes } from '../content/worker-company.ts';
import { listPagePaths } from './addresses.ts';

export function buildLanguageData(content: Content, contents: Content[]) {
  const [original = content] = contents;
  const paths = listPagePaths(content);
  const ownPosts = listPostPaths(blogDir, content.language);
  const others = contents.filter(({ language }) => language !== content.language);
  return {
    /** The start of its paths; that of the first language is empty. */
    prefix: buildPrefix(content.language),
    /** The build formats them, because server and browser could do so differently. */
    openingTimes: describeOpeningTimes(content),
    /** The pages of the first language that this one lacks. */
    missing: listMissing(listPagePaths(original), paths),
    firstLocale: original.company.locale,
    others: others.flatMap((other) => {
      const { navigation, company, language } = other;
      const texts = navigation.language;
      const otherPaths = listPagePaths(other);
      return texts
        ? {
            locale: company.locale,
            prefix: buildPrefix(language),
            texts: { name: texts.name, offer: texts.offer },
            /** For each page that the other language lacks, the nearest parent that it has. */
            nearest: findNearestPaths(listMissing(paths, otherPaths), otherPaths),
            /** The posts that the other language has too. */
            posts: listPostPaths(blogDir, language).filter((path) => ownPosts.includes(path)),
          }
        : [];
    }),
  };
}

function listMissing(paths: Set<string>, otherPaths: Set<string>): string[] {
  return [...paths].filter((path) => !otherPaths.has(path));
}

/** A 404 page leads to the home page. */
function findNearestPaths(missingPaths: string[], otherPaths: Set<string>): Record<string, string> {
  const nearestByPath: Record<string, string> = { '/404.html': '/' };
  for (const missingPath of missingPaths) {
    let nearestPath = missingPath;
    while (nearestPath && !otherPaths.has(nearestPath)) {
      nearestPath = nearestPath.replace(/\/[^/]*$/, '');
    }
    nearestByPath[missingPath] = nearestPath || '/';
  }
  return nearestByPath;
}
