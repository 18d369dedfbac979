import blog from '@content/blog';
import overview from '@content/pages/blog';
import { SectionHeading } from '../../components/SectionHeading';
import { BlogLayout } from '../components/BlogLayout';
import { Pagination } from '../components/Pagination';
import { PostCards } from '../components/PostCards';
import type { DirectoryEntry, PostList } from '../post';

interface Props {
  list: PostList;
  topic?: DirectoryEntry;
  author?: DirectoryEntry;
}

export default function BlogListPage({ list, topic, author }: Props) {
  const isBlogHome = !topic && !author;
  return (
    <BlogLayout
      {...buildPageTexts(topic, author)}
      paging={list.paging}
      isBlogHome={isBlogHome}
      authorName={author?.label}
    >
      {isBlogHome && <SectionHeading heading={blog.list.heading} />}
      <PostCards
        posts={list.posts}
        headingLevel={isBlogHome ? undefined : 2}
        isFirstLarge={isBlogHome && list.paging.currentPageIndex === 0}
      />
      <Pagination paging={list.paging} />
    </BlogLayout>
  );
}

function buildPageTexts(topic?: DirectoryEntry, author?: DirectoryEntry) {
  if (topic) {
    const { tagTitle, tagLead } = blog.tags;
    const { label, description } = topic;
    return {
      title: `${tagTitle} ${label}`,
      description: `${description} ${tagLead} ${label}.`,
      heading: label,
      lead: description,
    };
  }
  if (author) {
    const { label, role, description } = author;
    const title = `${blog.authors.authorTitle} ${label}`;
    return {
      title,
      description: `${label}, ${role}. ${description}`,
      heading: label,
      lead: description,
    };
  }
  return { ...overview.search, heading: overview.heading, lead: overview.lead };
}
