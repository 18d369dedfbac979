/** Names the posts that visitors do not see yet. */
import { formatLongDay } from '../../shared/office-day.ts';
import type { RawFrontMatter } from './read.ts';

type Publication = Pick<RawFrontMatter, 'draft' | 'date'>;

export function isScheduled({ date }: Publication, todayIso = new Date().toISOString()): boolean {
  return String(date ?? '').slice(0, 10) > todayIso.slice(0, 10);
}

/** Begins the title of a post in `npm run dev`, which shows these posts too. */
export function labelWaitingPost(post: Publication): string {
  const dateLabel = isScheduled(post) ? `From ${formatDay(post)}: ` : '';
  return post.draft === true ? 'Draft: ' : dateLabel;
}

/** The last lines of `npm run check` and `npm run build`, like "Not yet published: 2 drafts, 1 post from 4 March 2999 on.". */
export function describeWaitingPosts(posts: Publication[]): string {
  const drafts = posts.filter(({ draft }) => draft === true);
  const scheduledPosts = posts
    .filter((post) => post.draft !== true && isScheduled(post))
    .toSorted((postA, postB) => String(postA.date).localeCompare(String(postB.date)));
  const [firstPost] = scheduledPosts;
  const waitingParts = [
    ...(drafts.length > 0 ? [count(drafts, 'draft')] : []),
    ...(firstPost ? [`${count(scheduledPosts, 'post')} from ${formatDay(firstPost)} on`] : []),
  ];
  return `Not yet published: ${waitingParts.join(', ') || 'nothing'}.`;
}

function formatDay({ date }: Publication): string {
  return formatLongDay('en-GB', Date.parse(String(date)));
}

function count({ length }: unknown[], noun: string): string {
  return `${length} ${length === 1 ? noun : `${noun}s`}`;
}
