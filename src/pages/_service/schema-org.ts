import company from '@content/company';
import type { Graph } from 'schema-dts';
import { trail } from '../../components/Breadcrumb/schema-org';
import { graph } from '../../components/StructuredData/graph';
import { organizationInBrief } from '../../components/StructuredData/organization';
import type { ServiceData } from '../../content/schemas';
import { sharePicture } from '../../content/share-picture';

export function serviceInSchemaOrg({ key, name, group, search }: ServiceData): Graph {
  const { site, address } = company;
  const page = `${site}/service/${key}`;
  return graph(
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
    // The service's group has no page.
    trail([], name),
  );
}
