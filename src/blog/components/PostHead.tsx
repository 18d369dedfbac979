import company from '@content/company';
import overview from '@content/pages/blog';
import type { Organization, Person, Thing } from 'schema-dts';
import { buildBreadcrumbList } from '../../components/Breadcrumb/schema-org';
import { buildPageUrl, localise } from '../../components/localise';
import { PageHead } from '../../components/PageHead';
import { StructuredData } from '../../components/StructuredData';
import {
  buildShortOrganization,
  organizationId,
} from '../../components/StructuredData/organization';
import { buildSharePicturePath } from '../../content/share-picture-path';
import type { PostMetadata } from '../post';

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

function buildPostThings(post: PostMetadata): Thing[] {
  const { site, name } = company;
  const postUrl = buildPageUrl(post.to);
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${postUrl}#post`,
      mainEntityOfPage: postUrl,
      url: postUrl,
      headline: post.title,
      description: post.description,
      datePublished: post.date.iso,
      inLanguage: company.locale,
      author: buildPostAuthors(post.authors),
      publisher: buildShortOrganization(),
      image: `${site}${buildSharePicturePath(localise(post.to))}`,
      keywords: post.tags.map((tag) => tag.label),
      isPartOf: { '@type': 'Blog', '@id': `${site}/blog#blog`, name: `${name} Blog` },
    },
    buildBreadcrumbList([{ label: overview.breadcrumb.label, to: '/blog' }], post.title),
  ];
}

function buildPostAuthors(authors: PostMetadata['authors']): (Person | Organization)[] {
  const { fullName: name, site } = company;
  const agency = { '@type': 'Organization', '@id': organizationId, name, url: `${site}/` } as const;
  const persons = authors
    .filter(({ isPerson }) => isPerson)
    .map(({ label, to }): Person => ({ '@type': 'Person', name: label, url: buildPageUrl(to) }));
  return persons.length === 0 ? [agency] : persons;
}
