/** The agency in the words of schema.org: the same wherever a page names it. */
import company from '@content/company';
import type { PostalAddress, ProfessionalService } from 'schema-dts';
import { openDays } from './open-days';

const { site, name, fullName, tagline, phones, email, hours, address, floating, footer } = company;

export const organizationId = `${site}/#organization`;

export const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: address.countryCode,
};

/** As the publisher, provider or employer of something. */
export const organizationInBrief = {
  '@type': 'ProfessionalService',
  '@id': organizationId,
  name: fullName,
  url: `${site}/`,
  logo: `${site}/touch-icon.png`,
  image: `${site}/touch-icon.png`,
  telephone: phones[0],
  address: postalAddress,
} satisfies ProfessionalService;

/** With everything a visitor needs to come by: for the home and the contact page. */
export const organization = {
  ...organizationInBrief,
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
  sameAs: [...new Set([...floating, ...footer].filter(isProfile).map((one) => one.address))],
} satisfies ProfessionalService;

/** A chat is a way to write to us, and not a page about us. */
function isProfile({ network }: { network: string }): boolean {
  return network !== 'whatsapp';
}
