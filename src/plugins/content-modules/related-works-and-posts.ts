import type { Article } from '../../blog/plugin/posts.ts';
import { summariseWork } from '../../content/page-data/works.ts';
import type { Content, WithPictures, WorkSummary } from '../../content/schemas/index.ts';

/** The weights of services and industries by their keys. */
type Weights = Map<string, number>;

const maxRelatedCounts = { works: 2, posts: 3 };

export function buildServiceWeights(serviceKey: string, relatedKeys: string[]): Weights {
  return new Map([...relatedKeys.map((relatedKey) => [relatedKey, 1] as const), [serviceKey, 4]]);
}

export function buildIndustryWeights({ slug, services }: { slug: string; services: string[] }) {
  return new Map([...services.map((serviceKey) => [serviceKey, 1] as const), [slug, 9]]);
}

/** Drops works with less than half of the highest weight; posts have no minimum. */
export function findRelatedWorksAndPosts<Summary>(
  weightByKey: Weights,
  works: WithPictures<Content>['works'][number][],
  articles: Article<Summary>[],
): { works: WorkSummary[]; posts: Summary[] } {
  const rankedWorks = rankByWeight(
    works,
    ({ services, industries }) => [...services, ...industries],
    weightByKey,
  );
  const rankedPosts = rankByWeight(articles, ({ text }) => findLinkedServices(text), weightByKey);
  const minWeight = (rankedWorks[0]?.weight ?? 0) / 2;
  return {
    works: rankedWorks
      .filter(({ weight }) => weight >= minWeight)
      .slice(0, maxRelatedCounts.works)
      .map(({ entry }) => summariseWork(entry)),
    posts: rankedPosts.slice(0, maxRelatedCounts.posts).map(({ entry: { summary } }) => summary),
  };
}

function findLinkedServices(postText: string): string[] {
  return [...new Set([...postText.matchAll(/\/service\/([\w-]+)/g)].map(([, key = '']) => key))];
}

function rankByWeight<Entry>(
  entries: Entry[],
  findKeys: (entry: Entry) => string[],
  weightByKey: Weights,
): { entry: Entry; weight: number }[] {
  const measureWeight = (entry: Entry) =>
    findKeys(entry).reduce((sum, key) => sum + (weightByKey.get(key) ?? 0), 0);
  return entries
    .map((entry) => ({ entry, weight: measureWeight(entry) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((entryA, entryB) => entryB.weight - entryA.weight);
}
