import company from '@content/company';
import navigation from '@content/navigation';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Crumb } from '.';

/** The trail as search results show it. Places without a page are left out, this page has no link. */
export function trail(parents: Crumb[], here: string): BreadcrumbList {
  const places = [navigation.home, ...parents].filter(({ to }) => to);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...places.map(({ label, to }, before) => ({
        '@type': 'ListItem' as const,
        position: before + 1,
        name: label,
        item: `${company.site}${to}`,
      })),
      { '@type': 'ListItem' as const, position: places.length + 1, name: here },
    ],
  };
}

export function trailInSchemaOrg(parents: Crumb[], here: string): WithContext<BreadcrumbList> {
  return { '@context': 'https://schema.org', ...trail(parents, here) } as const;
}
