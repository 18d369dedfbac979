import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { StructuredData } from '../../../components/StructuredData';
import type { PostMetadata } from '../../../content/schemas/post';
import { postInSchemaOrg } from './schema-org';

/** What search engines and other sites read about a post. */
export function PostHead({ post }: { post: PostMetadata }) {
  const { title, description } = post;
  return (
    <>
      <PageMetadata title={title} description={description} />
      {BUILDING_PAGES && (
        <>
          <ArticleTags post={post} />
          <StructuredData data={postInSchemaOrg(post)} />
        </>
      )}
    </>
  );
}

function ArticleTags({ post: { date, tags } }: { post: PostMetadata }) {
  return (
    <Head>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={date.iso} />
      {tags.map(({ label }) => (
        <meta key={label} property="article:tag" content={label} />
      ))}
    </Head>
  );
}
