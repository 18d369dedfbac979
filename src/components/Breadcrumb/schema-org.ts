import navigation from '@content/navigation';
import type { BreadcrumbList, ListItem } from 'schema-dts';
import { buildPageUrl } from '../localise';
import type { Crumb } from '.';

/** The breadcrumb omits parents without a page, and the link of the current page. */
export function buildBreadcrumbList(parentCrumbs: Crumb[], currentLabel: string): BreadcrumbList {
  const linkedCrumbs: Crumb[] = [navigation.home, ...parentCrumbs].filter(({ to }) => to);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...linkedCrumbs, { label: currentLabel }].map(
      ({ label, to }, crumbIndex): ListItem => ({
        '@type': 'ListItem',
        position: crumbIndex + 1,
        name: label,
        ...(to && { item: buildPageUrl(to) }),
      }),
    ),
  };
}
