import { PageHead } from '../../../components/PageHead';
import { StructuredData } from '../../../components/StructuredData';
import type { PostMetadata } from '../../post';
import { buildPostThings } from './schema-org';

export function PostHead({ post }: { post: PostMetadata }) {
  const { title, description, date, tags } = post;
  return (
    <>
      <PageHead title={title} description={description} hasMirror>
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={date.iso} />
        {tags.map(({ label }) => (
          <meta key={label} property="article:tag" content={label} />
        ))}
      </PageHead>
      <StructuredData things={buildPostThings(post)} />
    </>
  );
}
