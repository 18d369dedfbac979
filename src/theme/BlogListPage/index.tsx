import blog from '@content/blog';
import page from '@content/pages/blog';
import { SectionHeading } from '../../components/SectionHeading';
import type { PostList } from '../../content/schemas/post';
import { Overview } from '../Blog/Overview';
import { Posts } from '../Blog/Posts';

export default function BlogListPage({ list }: { list: PostList }) {
  const { current } = list.paging;
  const later = current > 0 ? `, ${blog.list.page.toLowerCase()} ${current + 1}` : '';
  return (
    <Overview
      title={`${page.search.title}${later}`}
      description={page.search.description}
      heading={page.heading}
      lead={page.lead}
      here={page.breadcrumb.label}
      top
    >
      <SectionHeading>{blog.list.heading}</SectionHeading>
      <Posts list={list} />
    </Overview>
  );
}
