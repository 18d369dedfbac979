import blog from '@content/blog';
import type { Author } from '../../../../content/schemas/post';
import { Directory } from '../../Directory';
import { Overview } from '../../Overview';

export default function BlogAuthorsListPage({ authors }: { authors: Author[] }) {
  return (
    <Overview {...blog.authors}>
      <Directory entries={authors} />
    </Overview>
  );
}
