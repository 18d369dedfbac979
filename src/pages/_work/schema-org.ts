import company from '@content/company';
import portfolio from '@content/pages/portfolio';
import labels from '@content/service-labels';
import type { Thing } from 'schema-dts';
import { breadcrumbInSchemaOrg } from '../../components/Breadcrumb/schema-org';
import { jpegAddress } from '../../components/Picture/addresses';
import { organizationInBrief } from '../../components/StructuredData/organization';
import type { WorkData } from '../../content/schemas';

export const breadcrumbParents = [{ label: portfolio.breadcrumb.label, to: '/portfolio' }];

/** Omits client and testimonial, which may be samples. */
export function workInSchemaOrg({ slug, title, text, year, services, picture }: WorkData): Thing[] {
  const page = `${company.site}/portfolio/${slug}`;
  return [
    {
      '@type': 'CreativeWork',
      '@id': `${page}#work`,
      url: page,
      name: title,
      description: text,
      image: `${company.site}${jpegAddress(picture)}`,
      dateCreated: String(year),
      ...(services.length > 0 && { keywords: services.flatMap((key) => labels[key] ?? []) }),
      creator: organizationInBrief(),
    },
    breadcrumbInSchemaOrg(breadcrumbParents, title),
  ];
}
