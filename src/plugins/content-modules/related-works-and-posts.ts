import { buildPostSummary, type PostWithPage } from '../../blog/plugin/posts.ts';
import { summariseWork } from '../../content/page-data/works.ts';
import type { Content, WithPictures } from '../../content/schemas/index.ts';

const maxRelatedCounts = { works: 2, posts: 3 };

/** Weighs works and posts by the service or industry itself and by the services that belong to it. */
export function findRelatedWorksAndPosts(
  [ownKey, ownWeight]: [key: string, weight: number],
  serviceKeys: string[],
  works: WithPictures<Content>['works'][number][],
  posts: Pick<PostWithPage, 'content' | 'page'>[],
) {
  const weightByKey = new Map([
    ...serviceKeys.map((key) => [key, 1] as const),
    [ownKey, ownWeight],
  ]);
  function rankByWeight<Entry>(entries: Entry[], findKeys: (entry: Entry) => string[]) {
    const measureWeight = (entry: Entry) =>
      [...new Set(findKeys(entry))].reduce((sum, key) => sum + (weightByKey.get(key) ?? 0), 0);
    return entries
      .map((entry) => ({ entry, weight: measureWeight(entry) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((entryA, entryB) => entryB.weight - entryA.weight);
  }
  const rankedWorks = rankByWeight(works, (work) => [...work.services, ...work.industries]);
  const rankedPosts = rankByWeight(posts, ({ content }) =>
    Array.from(content.matchAll(/\/service\/([\w-]+)/g), ([, key = '']) => key),
  );
  const minWeight = (rankedWorks[0]?.weight ?? 0) / 2;
  return {
    // Posts have no minimum.
    works: rankedWorks
      .filter(({ weight }) => weight >= minWeight)
      .slice(0, maxRelatedCounts.works)
      .map(({ entry }) => summariseWork(entry)),
    posts: rankedPosts
      .slice(0, maxRelatedCounts.posts)
      .map(({ entry: { page } }) => buildPostSummary(page)),
  };
}
