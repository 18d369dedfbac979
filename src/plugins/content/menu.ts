import type { Content, MenuGroup } from '../../content/schemas/index.ts';

/** Builds the main menu: the About links, then the groups of services. Drops empty groups. */
export function buildMenu({
  navigation,
  services,
}: Pick<Content, 'navigation' | 'services'>): MenuGroup[] {
  const listed = Object.entries(services)
    .filter(([, service]) => service.menu.shown)
    .sort(([, one], [, other]) => one.menu.order - other.menu.order);
  return [
    { key: 'about', ...navigation.about },
    ...navigation.serviceGroups
      .map((group) => ({
        ...group,
        links: listed
          .filter(([, service]) => service.menu.group === group.key)
          .map(([key, service]) => ({ label: service.menu.label, to: `/service/${key}` })),
      }))
      .filter(({ links }) => links.length > 0),
  ];
}
