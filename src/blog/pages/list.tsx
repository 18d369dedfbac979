import blog from '@content/blog';
import overview from '@content/pages/blog';
import { SectionHeading } from '../../components/SectionHeading';
import { BlogLayout } from '../components/BlogLayout';
import { Pagination } from '../components/Pagination';
import { PostCards } from '../components/PostCards';
import type { Author, PostList, Topic } from '../post';

interface Props {
  list: PostList;
  topic?: Topic;
  author?: Author;
}

export default function BlogListPage({ list, topic, author }: Props) {
  const isBlogHome = !topic && !author;
  return (
    <BlogLayout {...buildPageTexts(topic, author)} paging={list.paging} isBlogHome={isBlogHome}>
      {isBlogHome && <SectionHeading heading={blog.list.heading} />}
      <PostCards posts={list.posts} headingLevel={isBlogHome ? undefined : 2} />
      <Pagination paging={list.paging} />
    </BlogLayout>
  );
}

function buildPageTexts(topic?: Topic, author?: Author) {
  if (topic) {
    const { tagTitle: titlePrefix, tagLead: textBeforeTopic } = blog.tags;
    const { label, description: lead } = topic;
    return {
      title: `${titlePrefix} ${label}`,
      description: `${lead} ${textBeforeTopic} ${label}.`,
      heading: label,
      lead,
    };
  }
  if (author) {
    const { label, role, description: lead } = author;
    const title = `${blog.authors.authorTitle} ${label}`;
    return { title, description: `${label}, ${role}. ${lead}`, heading: label, lead };
  }
  return { ...overview.search, heading: overview.heading, lead: overview.lead };
}
