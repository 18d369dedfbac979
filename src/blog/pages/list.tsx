import blog from '@content/blog';
import overview from '@content/pages/blog';
import { SectionHeading } from '../../components/SectionHeading';
import { Overview } from '../components/Overview';
import { Posts } from '../components/PostCards';
import type { PostList } from '../post';

export default function BlogListPage({ list }: { list: PostList }) {
  return (
    <Overview
      {...overview.search}
      heading={overview.heading}
      lead={overview.lead}
      paging={list.paging}
      top
    >
      <SectionHeading heading={blog.list.heading} />
      <Posts list={list} />
    </Overview>
  );
}
