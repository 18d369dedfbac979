import company from '@content/company';
import navigation from '@content/navigation';
import type { Graph } from 'schema-dts';
import { plainAddress } from '../../components/Picture';
import type { ServiceData } from '../../content/schemas';

export function serviceInSchemaOrg({ key, name, group, search, picture }: ServiceData): Graph {
  const { site, city, fullName, phones, address } = company;
  const page = `${site}/service/${key}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${page}#service`,
        url: page,
        name,
        description: search.description,
        category: group,
        image: `${site}${plainAddress(picture)}`,
        areaServed: { '@type': 'Country', name: address.country },
        provider: {
          '@type': 'ProfessionalService',
          '@id': `${site}/#organization`,
          name: fullName,
          url: site,
          image: `${site}/touch-icon.png`,
          telephone: phones[0],
          address: {
            '@type': 'PostalAddress',
            streetAddress: address.street,
            addressLocality: city,
            addressRegion: address.region,
            postalCode: address.postalCode,
            addressCountry: address.country,
          },
        },
      },
      {
        '@type': 'BreadcrumbList',
        // The group between the two has no page, and each step but the last needs an address.
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: navigation.home.label, item: `${site}/` },
          { '@type': 'ListItem', position: 2, name, item: page },
        ],
      },
    ],
  };
}
