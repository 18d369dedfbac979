import blog from '@content/blog';
import type { Topic } from '../post';
import { Directory } from './_list/Directory';
import { Overview } from './_list/Overview';

export default function BlogTagsListPage({ topics }: { topics: Topic[] }) {
  return (
    <Overview {...blog.tags}>
      <Directory entries={topics} />
    </Overview>
  );
}
