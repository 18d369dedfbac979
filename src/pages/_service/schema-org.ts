import company from '@content/company';
import type { Graph } from 'schema-dts';
import { trail } from '../../components/Breadcrumb/schema-org';
import { plainAddress } from '../../components/Picture';
import { graph } from '../../components/StructuredData/graph';
import { organizationInBrief } from '../../components/StructuredData/organization';
import type { ServiceData } from '../../content/schemas';

export function serviceInSchemaOrg({ key, name, group, search, picture }: ServiceData): Graph {
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
      image: `${site}${plainAddress(picture)}`,
      areaServed: { '@type': 'Country', name: address.country },
      provider: organizationInBrief(),
    },
    // The group between Home and the service has no page of its own.
    trail([], name),
  );
}
