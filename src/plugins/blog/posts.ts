/** What can be said of posts without their texts: dates, order, kinship. */
import type { PostDate } from '../../content/schemas/post.ts';

const words = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

export function describeDate(date: Date): PostDate {
  const month = words.format(date);
  const day = String(date.getUTCDate());
  const year = String(date.getUTCFullYear());
  return {
    iso: date.toISOString().slice(0, 10),
    day: day.padStart(2, '0'),
    month: month.slice(0, 3),
    year,
    text: `${day} ${month} ${year}`,
  };
}

/** A post dated in the future waits for the first build after its date. */
export function publishedBy<Post extends { metadata: { date: Date } }>(
  posts: Post[],
  now: Date,
): Post[] {
  return posts.filter(({ metadata }) => metadata.date.getTime() <= now.getTime());
}

interface Kin {
  tags: string[];
  date: Date;
}

/** The posts that share most topics with this one; among equals those written nearest to it. */
export function relatedTo<Post extends Kin>(post: Post, posts: Post[], wanted = 3): Post[] {
  function shared(other: Post): number {
    return other.tags.filter((tag) => post.tags.includes(tag)).length;
  }
  function distance(other: Post): number {
    return Math.abs(other.date.getTime() - post.date.getTime());
  }
  const kin = posts.filter((other) => other !== post && shared(other) > 0);
  const others = kin.length < wanted ? posts.filter((other) => other !== post) : kin;
  return others
    .toSorted((one, other) => shared(other) - shared(one) || distance(one) - distance(other))
    .slice(0, wanted);
}

export function paginate<Item>(
  items: Item[],
  size: number,
  first: string,
): { items: Item[]; pages: string[]; current: number }[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  const pages = Array.from({ length: count }, (_, index) =>
    index === 0 ? first : `${first}/page/${index + 1}`,
  );
  return pages.map((_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    pages,
    current: index,
  }));
}
