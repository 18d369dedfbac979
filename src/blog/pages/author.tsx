import blog from '@content/blog';
import { Overview } from '../components/Overview';
import { Posts } from '../components/PostCards';
import type { Author, PostList } from '../post';

export default function BlogAuthorsPostsPage({ author, list }: { author: Author; list: PostList }) {
  return (
    <Overview
      title={`${blog.authors.authorTitle} ${author.label}`}
      description={`${author.label}, ${author.role}. ${author.description}`}
      heading={author.label}
      lead={author.description}
      paging={list.paging}
    >
      <Posts list={list} level={2} />
    </Overview>
  );
}
