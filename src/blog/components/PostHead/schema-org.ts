import company from '@content/company';
import overview from '@content/pages/blog';
import type { Organization, Person, Thing } from 'schema-dts';
import { buildBreadcrumbList } from '../../../components/Breadcrumb/schema-org';
import { buildPageUrl, localise } from '../../../components/localise';
import {
  buildShortOrganization,
  organizationId,
} from '../../../components/StructuredData/organization';
import { buildSharePicturePath } from '../../../content/share-picture-path';
import type { PostMetadata } from '../../post';

export function buildPostThings(post: PostMetadata): Thing[] {
  const siteUrl = company.site;
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
      image: `${siteUrl}${buildSharePicturePath(localise(post.to))}`,
      keywords: post.tags.map((tag) => tag.label),
      isPartOf: { '@type': 'Blog', '@id': `${siteUrl}/blog#blog`, name: `${company.name} Blog` },
    },
    buildBreadcrumbList([{ label: overview.breadcrumb.label, to: '/blog' }], post.title),
  ];
}

function buildPostAuthors(authors: PostMetadata['authors']): (Person | Organization)[] {
  const { fullName: name, site } = company;
  const agency: Organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name,
    url: `${site}/`,
  };
  const persons = authors
    .filter(({ isPerson }) => isPerson)
    .map(({ label, to }): Person => ({ '@type': 'Person', name: label, url: buildPageUrl(to) }));
  return persons.length === 0 ? [agency] : persons;
}
