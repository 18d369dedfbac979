import company from '@content/company';
import overview from '@content/pages/blog';
import type { Organization, Person, Thing } from 'schema-dts';
import { breadcrumbInSchemaOrg } from '../../../components/Breadcrumb/schema-org';
import {
  organizationId,
  organizationInBrief,
} from '../../../components/StructuredData/organization';
import { sharePicture } from '../../../content/share-picture';
import type { PostAuthor, PostMetadata } from '../../post';

export function postInSchemaOrg(post: PostMetadata): Thing[] {
  const { title, to, description, date, authors, tags } = post;
  const { site, name } = company;
  const page = `${site}${to}`;
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${page}#post`,
      mainEntityOfPage: page,
      url: page,
      headline: title,
      description,
      datePublished: date.iso,
      inLanguage: company.locale,
      author: authorsInSchemaOrg(authors),
      publisher: organizationInBrief(),
      image: `${site}${sharePicture(to)}`,
      keywords: tags.map(({ label }) => label),
      isPartOf: { '@type': 'Blog', '@id': `${site}/blog#blog`, name: `${name} Blog` },
    },
    breadcrumbInSchemaOrg([{ label: overview.breadcrumb.label, to: '/blog' }], title),
  ];
}

/** The agency is the author if no author is a real person. */
function authorsInSchemaOrg(authors: PostAuthor[]): (Person | Organization)[] {
  const { site, fullName } = company;
  const realAuthors = authors.filter(({ isPerson }) => isPerson);
  return realAuthors.length === 0
    ? [{ '@type': 'Organization', '@id': organizationId(), name: fullName, url: `${site}/` }]
    : realAuthors.map(
        ({ label, to }): Person => ({ '@type': 'Person', name: label, url: `${site}${to}` }),
      );
}
