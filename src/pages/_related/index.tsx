import { PostCards } from '../../blog/components/PostCards';
import type { PostSummary } from '../../blog/post';
import { Section } from '../../components/Section';
import { WorkCards } from '../../components/WorkCards';
import type { WorkSummary } from '../../content/schemas';

/** The content plugin provides these works and posts to the page of a service or an industry. */
export interface RelatedContent {
  works: WorkSummary[];
  posts: PostSummary[];
}

export function RelatedWorks({ works, heading }: { works: WorkSummary[]; heading: string }) {
  return works.length === 0 ? null : (
    <Section ground="mist" labelledBy="works" heading={heading}>
      <WorkCards works={works} />
    </Section>
  );
}

export function RelatedPosts({ posts, heading }: { posts: PostSummary[]; heading: string }) {
  return posts.length === 0 ? null : (
    <Section labelledBy="posts" heading={heading}>
      <PostCards posts={posts} isBrief />
    </Section>
  );
}
