import blog from '@content/blog';
import { Directory } from '../components/Directory';
import { Overview } from '../components/Overview';
import type { Author, Topic } from '../post';

interface Props {
  /** Which texts it has. */
  of: 'authors' | 'tags';
  entries: (Author | Topic)[];
}

/** The list of all topics, or of all authors. */
export default function BlogDirectoryPage({ of, entries }: Props) {
  return (
    <Overview {...blog[of]}>
      <Directory entries={entries} />
    </Overview>
  );
}
