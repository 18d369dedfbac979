import blog from '@content/blog';
import { Directory } from '../components/Directory';
import { Overview } from '../components/Overview';
import type { Author } from '../post';

export default function BlogAuthorsListPage({ authors }: { authors: Author[] }) {
  return (
    <Overview {...blog.authors}>
      <Directory entries={authors} />
    </Overview>
  );
}
