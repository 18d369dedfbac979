import company from '@content/company';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { BlogPosting, WithContext } from 'schema-dts';
import type { PostMetadata } from '../../../content/schemas/post';

/** What search engines, feed readers and other sites read about a post. */
export function PostHead({ post }: { post: PostMetadata }) {
  const { siteConfig } = useDocusaurusContext();
  const site = siteConfig.url;
  const { title, description, date, authors, tags, picture, share } = post;
  const published = `${date.iso}T00:00:00.000Z`;
  const data: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${site}${post.to}`,
    mainEntityOfPage: `${site}${post.to}`,
    url: `${site}${post.to}`,
    headline: title,
    description,
    datePublished: published,
    dateModified: published,
    inLanguage: 'en-IN',
    author: authors.map(({ label, to }) => ({
      '@type': 'Person',
      name: label,
      url: `${site}${to}`,
    })),
    publisher: {
      '@type': 'Organization',
      name: company.fullName,
      url: site,
      logo: { '@type': 'ImageObject', url: `${site}/touch-icon.png` },
    },
    image: [`${site}${share}`, `${site}${picture.base}-${picture.widths.at(-1)}.avif`],
    keywords: tags.map(({ label }) => label),
    isPartOf: { '@type': 'Blog', '@id': `${site}/blog`, name: `${company.name} Blog` },
  };
  return (
    <>
      <PageMetadata title={title} description={description} image={share} />
      <Head>
        <meta property="og:type" content="article" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
        <meta property="article:published_time" content={published} />
        {tags.map(({ label }) => (
          <meta key={label} property="article:tag" content={label} />
        ))}
        <script type="application/ld+json">{JSON.stringify(data)}</script>
      </Head>
    </>
  );
}
