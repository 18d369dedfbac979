import blog from '@content/blog';
import overview from '@content/pages/blog';
import { SectionHeading } from '../../components/SectionHeading';
import type { PostList } from '../post';
import { Overview } from './_list/Overview';
import { Posts } from './_list/PostCards';

export default function BlogListPage({ list }: { list: PostList }) {
  return (
    <Overview
      {...overview.search}
      heading={overview.heading}
      lead={overview.lead}
      here={overview.breadcrumb.label}
      paging={list.paging}
      top
    >
      <SectionHeading>{blog.list.heading}</SectionHeading>
      <Posts list={list} />
    </Overview>
  );
}
