import type {
  Content,
  MenuGroup,
  ServiceData,
  ServiceGroup,
  ServiceLink,
  WithPictures,
} from '../../content/schemas/index.ts';

type Service = WithPictures<Content>['services'][string];

export function describeService(
  key: string,
  service: Service,
  { services, navigation }: WithPictures<Content>,
): ServiceData {
  return {
    ...service,
    key,
    name: service.name ?? service.title,
    group: navigation.serviceGroups.find((group) => group.key === service.menu.group)?.label ?? '',
    related: service.related.flatMap((other) =>
      services[other] ? [serviceLink(other, services[other])] : [],
    ),
  };
}

export function groupServices({ services, navigation }: WithPictures<Content>): ServiceGroup[] {
  return navigation.serviceGroups
    .map(({ key, label }) => ({
      key,
      label,
      services: servicesInGroup(key, services).map(([name, service]) => serviceLink(name, service)),
    }))
    .filter((group) => group.services.length > 0);
}

export function buildMenu({
  navigation,
  services,
}: Pick<Content, 'navigation'> & { services: Record<string, Pick<Service, 'menu'>> }): MenuGroup[] {
  const groups = navigation.serviceGroups.map((group) => ({
    ...group,
    links: servicesInGroup(group.key, services)
      .filter(([, { menu }]) => menu.shown)
      .map(([key, { menu }]) => ({ label: menu.label, to: `/service/${key}` })),
  }));
  return [{ key: 'about', ...navigation.about }, ...groups.filter(({ links }) => links.length > 0)];
}

function servicesInGroup<Entry extends Pick<Service, 'menu'>>(
  group: string,
  services: Record<string, Entry>,
): [string, Entry][] {
  return Object.entries(services)
    .filter(([, { menu }]) => menu.group === group)
    .sort(([, a], [, b]) => a.menu.order - b.menu.order);
}

function serviceLink(key: string, { name, title, picture }: Service): ServiceLink {
  return { key, name: name ?? title, picture };
}
