import { colourTones } from '../colour-tones.ts';
import type { Content, WithPictures } from '../schemas/index.ts';
import { findAnsweringPerson } from './forms.ts';

type Service = WithPictures<Content>['services'][string];

export function buildServiceData(
  serviceKey: string,
  service: Service,
  { services, navigation, industries, team }: WithPictures<Content>,
) {
  const groupIndex = navigation.serviceGroups.findIndex(({ key }) => key === service.menu.group);
  return {
    ...service,
    key: serviceKey,
    person: findAnsweringPerson(team, serviceKey, 'inquiry'),
    name: service.name ?? service.title,
    group: navigation.serviceGroups[groupIndex]?.label ?? '',
    colour: colourTones[groupIndex % colourTones.length] ?? 'brand',
    industries: industries
      .filter((industry) => industry.services.includes(serviceKey))
      .map(({ name, slug }) => ({ label: name, to: `/industry/${slug}` })),
    related: service.related
      .filter((key) => services[key])
      .map((key) => createServiceLink(key, services[key] as Service)),
  };
}

export function groupServices({ services, navigation }: WithPictures<Content>) {
  return navigation.serviceGroups
    .map(({ key, label }) => ({
      key,
      label,
      services: listGroup(key, services).map((entry) => createServiceLink(...entry)),
    }))
    .filter((group) => group.services.length > 0);
}

export function buildMainMenu({
  navigation,
  services,
}: Pick<Content, 'navigation'> & { services: Record<string, Pick<Service, 'menu'>> }) {
  const groups = navigation.serviceGroups.map((group) => ({
    ...group,
    links: listGroup(group.key, services)
      .filter(([, { menu }]) => menu.shown)
      .map(([key, { menu }]) => ({ label: menu.label, to: `/service/${key}` })),
  }));
  const filledGroups = groups.filter(({ links }) => links.length > 0);
  return [{ key: 'about', ...navigation.about }, ...filledGroups];
}

function listGroup<Entry extends Pick<Service, 'menu'>>(
  groupKey: string,
  services: Record<string, Entry>,
): [string, Entry][] {
  return Object.entries(services)
    .filter(([, { menu }]) => menu.group === groupKey)
    .sort(([, serviceA], [, serviceB]) => serviceA.menu.order - serviceB.menu.order);
}

function createServiceLink(key: string, { name, title, picture }: Service) {
  return { key, name: name ?? title, picture };
}
