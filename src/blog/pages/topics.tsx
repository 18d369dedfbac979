import blog from '@content/blog';
import { Directory } from '../components/Directory';
import { Overview } from '../components/Overview';
import type { Topic } from '../post';

export default function BlogTagsListPage({ topics }: { topics: Topic[] }) {
  return (
    <Overview {...blog.tags}>
      <Directory entries={topics} />
    </Overview>
  );
}
