import type { Content, WithPictures, WorkSummary } from '../../content/schemas/index.ts';
import { summarizeWork } from './works.ts';

/** A post as the blog plugin passes it to other plugins. */
export interface Article<Summary = object> {
  text: string;
  summary: Summary;
}

/** The weight of each service and industry, by key. */
type Weights = Map<string, number>;

const limits = { works: 2, posts: 3 };

export function weighForService(key: string, related: string[]): Weights {
  return new Map([...related.map((other) => [other, 1] as const), [key, 4]]);
}

export function weighForIndustry({
  slug,
  services,
}: {
  slug: string;
  services: string[];
}): Weights {
  return new Map([...services.map((service) => [service, 1] as const), [slug, 9]]);
}

/** Drops works with less than half of the best weight; posts have no minimum. */
export function findRelated<Summary>(
  weights: Weights,
  works: WithPictures<Content>['works'][number][],
  articles: Article<Summary>[],
): { works: WorkSummary[]; posts: Summary[] } {
  const rankedWorks = sortByWeight(
    works,
    ({ services, trades }) => [...services, ...trades],
    weights,
  );
  const rankedPosts = sortByWeight(articles, ({ text }) => linkedServices(text), weights);
  return {
    works: rankedWorks
      .filter(({ weight }) => 2 * weight >= (rankedWorks[0]?.weight ?? 0))
      .slice(0, limits.works)
      .map(({ entry }) => summarizeWork(entry)),
    posts: rankedPosts.slice(0, limits.posts).map(({ entry: { summary } }) => summary),
  };
}

function linkedServices(text: string): string[] {
  return [...new Set([...text.matchAll(/\/service\/(\w+)/g)].map(([, key = '']) => key))];
}

function sortByWeight<Entry>(
  entries: Entry[],
  namesOf: (entry: Entry) => string[],
  weights: Weights,
): { entry: Entry; weight: number }[] {
  return entries
    .map((entry) => ({
      entry,
      weight: namesOf(entry).reduce((sum, name) => sum + (weights.get(name) ?? 0), 0),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
}
