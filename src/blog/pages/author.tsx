import blog from '@content/blog';
import type { Author, PostList } from '../post';
import { Overview } from './_list/Overview';
import { Posts } from './_list/PostCards';

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
