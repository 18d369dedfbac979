/** The agency in the words of schema.org: the same wherever a page names it. */
import company from '@content/company';
import type { PostalAddress, ProfessionalService } from 'schema-dts';
import { openDays } from './open-days';

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

/** As the publisher, provider or employer of something. */
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

/** With everything a visitor needs to come by: for the home and the contact page. */
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
    // A chat is a way to write to us, and not a page about us.
    sameAs: [
      ...new Set(
        [...floating, ...footer]
          .filter(({ network }) => network !== 'whatsapp')
          .map((profile) => profile.address),
      ),
    ],
  } satisfies ProfessionalService;
}
