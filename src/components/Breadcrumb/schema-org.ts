import company from '@content/company';
import navigation from '@content/navigation';
import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { Crumb } from '.';

/** Omits parents without a page, and the link of the current page. */
export function breadcrumbInSchemaOrg(parents: Crumb[], current: string): BreadcrumbList {
  const ancestors = [navigation.home, ...parents].filter(({ to }) => to);
  const steps = ancestors.map(
    ({ label, to }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${company.site}${to}`,
    }),
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps,
      { '@type': 'ListItem', position: ancestors.length + 1, name: current },
    ],
  };
}
