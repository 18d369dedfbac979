import company from '@content/company';
import type { Thing } from 'schema-dts';
import { breadcrumbInSchemaOrg } from '../../components/Breadcrumb/schema-org';
import { organizationInBrief } from '../../components/StructuredData/organization';
import type { ServiceData } from '../../content/schemas';
import { sharePicture } from '../../content/share-picture';

export function serviceInSchemaOrg({ key, name, group, search }: ServiceData): Thing[] {
  const { site, address } = company;
  const page = `${site}/service/${key}`;
  return [
    {
      '@type': 'Service',
      '@id': `${page}#service`,
      url: page,
      name,
      description: search.description,
      category: group,
      image: `${site}${sharePicture(`/service/${key}`)}`,
      areaServed: { '@type': 'Country', name: address.country },
      provider: organizationInBrief(),
    },
    // The group of a service has no page to link to.
    breadcrumbInSchemaOrg([], name),
  ];
}
