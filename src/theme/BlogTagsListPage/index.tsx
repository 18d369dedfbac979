import blog from '@content/blog';
import type { Topic } from '../../content/schemas/post';
import { Directory } from '../Blog/Directory';
import { Overview } from '../Blog/Overview';

export default function BlogTagsListPage({ topics }: { topics: Topic[] }) {
  return (
    <Overview {...blog.tags}>
      <Directory entries={topics} />
    </Overview>
  );
}
