import blog from '@content/blog';
import type { PostList, Topic } from '../post';
import { Overview } from './_list/Overview';
import { Posts } from './_list/PostCards';

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
