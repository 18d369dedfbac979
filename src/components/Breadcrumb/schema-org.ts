import company from '@content/company';
import navigation from '@content/navigation';
import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { Crumb } from '.';

/** The breadcrumb for search results: without parents that have no page, and no link for this page. */
export function trail(parents: Crumb[], current: string): BreadcrumbList {
  const places = [navigation.home, ...parents].filter(({ to }) => to);
  const steps = places.map(
    ({ label, to }, before): ListItem => ({
      '@type': 'ListItem',
      position: before + 1,
      name: label,
      item: `${company.site}${to}`,
    }),
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps,
      { '@type': 'ListItem', position: places.length + 1, name: current },
    ],
  };
}
