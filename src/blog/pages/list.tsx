import blog from '@content/blog';
import overview from '@content/pages/blog';
import { SectionHeading } from '../../components/SectionHeading';
import { BlogLayout } from '../components/BlogLayout';
import { PostsWithPagination } from '../components/PostCards';
import type { Author, PostList, Topic } from '../post';

interface Props {
  list: PostList;
  topic?: Topic;
  author?: Author;
}

export default function BlogListPage({ list, topic, author }: Props) {
  const isBlogHome = !topic && !author;
  return (
    <BlogLayout {...textsFor(topic, author)} paging={list.paging} isBlogHome={isBlogHome}>
      {isBlogHome && <SectionHeading heading={blog.list.heading} />}
      <PostsWithPagination list={list} level={isBlogHome ? undefined : 2} />
    </BlogLayout>
  );
}

function textsFor(topic?: Topic, author?: Author) {
  if (topic) {
    const { tagTitle, tagLead } = blog.tags;
    const { label, description: lead } = topic;
    const title = `${tagTitle} ${label.toLowerCase()}`;
    return {
      title,
      description: `${lead} ${tagLead} ${label.toLowerCase()}.`,
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
