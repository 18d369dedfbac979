import blog from '@content/blog';
import overview from '@content/pages/blog';
import { SectionHeading } from '../../components/SectionHeading';
import type { PostList } from '../../content/schemas/post';
import { Overview } from '../Blog/Overview';
import { Posts } from '../Blog/Posts';

export default function BlogListPage({ list }: { list: PostList }) {
  const { current } = list.paging;
  const { title, description } = overview.search;
  const page = current > 0 ? `${blog.list.page} ${current + 1}` : undefined;
  return (
    <Overview
      title={page ? `${title}, ${page.toLowerCase()}` : title}
      description={page ? `${description} ${page}.` : description}
      heading={overview.heading}
      lead={overview.lead}
      here={overview.breadcrumb.label}
      top
    >
      <SectionHeading>{blog.list.heading}</SectionHeading>
      <Posts list={list} />
    </Overview>
  );
}
