import company from '@content/company';
import type { Thing } from 'schema-dts';
import { buildBreadcrumbList } from '../../components/Breadcrumb/schema-org';
import { buildPageUrl, localise } from '../../components/localise';
import { buildShortOrganization } from '../../components/StructuredData/organization';
import type { ServiceData } from '../../content/schemas';
import { buildSharePicturePath } from '../../content/share-picture-path';

export function buildServiceThings(serviceContent: ServiceData): Thing[] {
  const servicePath = `/service/${serviceContent.key}`;
  const serviceUrl = buildPageUrl(servicePath);
  return [
    {
      '@type': 'Service',
      '@id': `${serviceUrl}#service`,
      url: serviceUrl,
      name: serviceContent.name,
      description: serviceContent.search.description,
      category: serviceContent.group,
      image: `${company.site}${buildSharePicturePath(localise(servicePath))}`,
      areaServed: { '@type': 'Country', name: company.address.country },
      provider: buildShortOrganization(),
    },
    // The group of a service has no page to link to.
    buildBreadcrumbList([], serviceContent.name),
  ];
}
