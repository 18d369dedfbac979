import blog from '@content/blog';
import overview from '@content/pages/blog';
import { SectionHeading } from '../../components/SectionHeading';
import { BlogLayout } from '../components/BlogLayout';
import { PostCardsWithPagination } from '../components/PostCards';
import type { Author, PostList, Topic } from '../post';

interface Props {
  list: PostList;
  topic?: Topic;
  author?: Author;
}

export default function BlogListPage({ list: postList, topic, author }: Props) {
  const isBlogHome = !topic && !author;
  return (
    <BlogLayout {...buildPageTexts(topic, author)} paging={postList.paging} isBlogHome={isBlogHome}>
      {isBlogHome && <SectionHeading heading={blog.list.heading} />}
      <PostCardsWithPagination postList={postList} headingLevel={isBlogHome ? undefined : 2} />
    </BlogLayout>
  );
}

function buildPageTexts(topic?: Topic, author?: Author) {
  if (topic) {
    const { tagTitle: titlePrefix, tagLead: textBeforeTopic } = blog.tags;
    const { label: topicLabel, description: lead } = topic;
    return {
      title: `${titlePrefix} ${topicLabel.toLowerCase()}`,
      description: `${lead} ${textBeforeTopic} ${topicLabel.toLowerCase()}.`,
      heading: topicLabel,
      lead,
    };
  }
  if (author) {
    const { label: authorName, role, description: lead } = author;
    const title = `${blog.authors.authorTitle} ${authorName}`;
    return { title, description: `${authorName}, ${role}. ${lead}`, heading: authorName, lead };
  }
  return { ...overview.search, heading: overview.heading, lead: overview.lead };
}
