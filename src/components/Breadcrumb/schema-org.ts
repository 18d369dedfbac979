import company from '@content/company';
import navigation from '@content/navigation';
import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { Crumb } from '.';

/** The breadcrumb omits parents without a page, and the link of the current page. */
export function buildBreadcrumbList(parentCrumbs: Crumb[], currentLabel: string): BreadcrumbList {
  const linkedCrumbs = [navigation.home, ...parentCrumbs].filter(({ to }) => to);
  const linkedListItems = linkedCrumbs.map(
    ({ label, to }, crumbIndex): ListItem => ({
      '@type': 'ListItem',
      position: crumbIndex + 1,
      name: label,
      item: `${company.site}${to}`,
    }),
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...linkedListItems,
      { '@type': 'ListItem', position: linkedCrumbs.length + 1, name: currentLabel },
    ],
  };
}
