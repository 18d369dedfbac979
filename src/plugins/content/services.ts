/** The data of services' pages and of lists of services. */
import type {
  Content,
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
      services[other] ? [linkTo(other, services[other])] : [],
    ),
  };
}

export function groupServices({ services, navigation }: WithPictures<Content>): ServiceGroup[] {
  const ordered = Object.entries(services).sort(
    ([, one], [, other]) => one.menu.order - other.menu.order,
  );
  return navigation.serviceGroups
    .map(({ key, label }) => ({
      key,
      label,
      services: ordered
        .filter(([, service]) => service.menu.group === key)
        .map(([name, service]) => linkTo(name, service)),
    }))
    .filter(({ services }) => services.length > 0);
}

function linkTo(key: string, { name, title, picture }: Service): ServiceLink {
  return { key, name: name ?? title, picture };
}
