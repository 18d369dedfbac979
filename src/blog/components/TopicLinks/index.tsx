import blog from '@content/blog';
import { LinkPills } from '../../../components/LinkPills';
import type { PageLink } from '../../post';
import { buildToneStyle } from '../toneStyle';

export function TopicLinks({ topics }: { topics: PageLink[] }) {
  return (
    <nav aria-label={blog.post.topics}>
      <LinkPills
        links={topics.map(({ label, to }) => ({
          label,
          to,
          rel: 'tag',
          style: buildToneStyle(to),
        }))}
      />
    </nav>
  );
}
