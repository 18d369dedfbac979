import company from '@content/company';
import type { PostalAddress, ProfessionalService } from 'schema-dts';
import { expandDayRange } from '../../shared/open-days.ts';

export const organizationId = `${company.site}/#organization`;

export function buildPostalAddress(
  address: Omit<typeof company.address, 'locality'> = company.address,
): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  };
}

/** The short form of the organization is for the fields publisher, provider and employer. */
export function buildShortOrganization() {
  const { site, fullName, phones } = company;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId,
    name: fullName,
    url: `${site}/`,
    logo: `${site}/touch-icon.png`,
    image: `${site}/touch-icon.png`,
    telephone: phones[0],
    address: buildPostalAddress(),
  } satisfies ProfessionalService;
}

export function buildOrganization() {
  const { name, tagline, email, hours, address, offices, floating, footer } = company;
  // A WhatsApp link is a chat, no profile.
  const profiles = [...floating, ...footer].filter(({ network }) => network !== 'whatsapp');
  const profileUrls = [...new Set(profiles.map((socialProfile) => socialProfile.address))];
  return {
    ...buildShortOrganization(),
    ...(company.legal && { legalName: company.legal.registeredName, taxID: company.legal.gstin }),
    ...(offices && { address: [address, ...offices].map((office) => buildPostalAddress(office)) }),
    alternateName: name,
    description: tagline,
    email,
    hasMap: address.mapLink,
    openingHoursSpecification: hours.times.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: expandDayRange(days),
      opens,
      closes,
    })),
    areaServed: { '@type': 'Country', name: address.country },
    ...(profileUrls.length > 0 && { sameAs: profileUrls }),
  } satisfies ProfessionalService;
}
