/** The agency in schema.org's terms, the same on every page. */
import company from '@content/company';
import type { PostalAddress, ProfessionalService } from 'schema-dts';
import { openDays } from '../../shared/open-days.ts';

export function organizationId(): string {
  return `${company.site}/#organization`;
}

export function postalAddress(): PostalAddress {
  const { address } = company;
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  };
}

/** For use as publisher, provider or employer. */
export function organizationInBrief() {
  const { site, fullName, phones } = company;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(),
    name: fullName,
    url: `${site}/`,
    logo: `${site}/touch-icon.png`,
    image: `${site}/touch-icon.png`,
    telephone: phones[0],
    address: postalAddress(),
  } satisfies ProfessionalService;
}

/** With address and hours, for the home and the contact page. */
export function organization() {
  const { name, tagline, email, hours, address, floating, footer } = company;
  return {
    ...organizationInBrief(),
    alternateName: name,
    description: tagline,
    email,
    hasMap: address.mapLink,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openDays(hours.days),
      opens: hours.opens,
      closes: hours.closes,
    },
    areaServed: { '@type': 'Country', name: address.country },
    // A chat link is no profile of the agency.
    sameAs: [
      ...new Set(
        [...floating, ...footer]
          .filter(({ network }) => network !== 'whatsapp')
          .map((profile) => profile.address),
      ),
    ],
  } satisfies ProfessionalService;
}
