import blog from '@content/blog';
import type { Author } from '../post';
import { Directory } from './_list/Directory';
import { Overview } from './_list/Overview';

export default function BlogAuthorsListPage({ authors }: { authors: Author[] }) {
  return (
    <Overview {...blog.authors}>
      <Directory entries={authors} />
    </Overview>
  );
}
