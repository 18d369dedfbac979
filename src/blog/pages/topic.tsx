import blog from '@content/blog';
import { Overview } from '../components/Overview';
import { Posts } from '../components/PostCards';
import type { PostList, Topic } from '../post';

export default function BlogTagsPostsPage({ topic, list }: { topic: Topic; list: PostList }) {
  const { tagTitle, tagLead } = blog.tags;
  return (
    <Overview
      title={`${tagTitle} ${topic.label.toLowerCase()}`}
      description={`${topic.description} ${tagLead} ${topic.label.toLowerCase()}.`}
      heading={topic.label}
      lead={topic.description}
      paging={list.paging}
    >
      <Posts list={list} level={2} />
    </Overview>
  );
}
