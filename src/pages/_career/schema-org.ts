import addresses from '@content/addresses';
import company from '@content/company';
import type { JobPosting, MonetaryAmount, PostalAddress } from 'schema-dts';
import { buildPageUrl } from '../../components/localise';
import {
  buildPostalAddress,
  buildShortOrganization,
} from '../../components/StructuredData/organization';
import type { OpenJob } from '../../content/schemas';
import { findEmploymentType } from '../../shared/employment-type.ts';
import { escapeHtml } from '../../shared/html.ts';

export function buildJobPosting(job: OpenJob): JobPosting {
  const { fullName } = company;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: buildDescriptionHtml(job),
    identifier: {
      '@type': 'PropertyValue',
      name: fullName,
      value: `${job.title}, ${job.posted}`,
    },
    datePosted: job.posted,
    ...(job.closesAt && { validThrough: job.closesAt }),
    employmentType: findEmploymentType(job),
    directApply: true,
    url: buildPageUrl(`${addresses.career}/${job.slug}`),
    ...(job.salary && { baseSalary: buildSalary(job.salary) }),
    hiringOrganization: buildShortOrganization(),
    jobLocation: { '@type': 'Place', address: buildJobAddress(job) },
  };
}

function buildSalary({ currency, from, to, per }: NonNullable<OpenJob['salary']>): MonetaryAmount {
  const range = { minValue: from, maxValue: to, unitText: per.toUpperCase() };
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...range } };
}

function buildJobAddress({ location }: OpenJob): PostalAddress {
  const { city, countryCode } = company.address;
  // Boards would take "Remote" for a town.
  return location.includes(city) || /remote|home/i.test(location)
    ? buildPostalAddress()
    : { '@type': 'PostalAddress', addressLocality: location, addressCountry: countryCode };
}

/** Job boards accept simple HTML as a description. */
function buildDescriptionHtml({ summary, tasks, requirements, offer }: OpenJob): string {
  const htmlLists = [tasks, requirements, offer].map(
    (listItems) =>
      `<ul>${listItems.map((listItem) => `<li>${escapeHtml(listItem)}</li>`).join('')}</ul>`,
  );
  return `<p>${escapeHtml(summary)}</p>${htmlLists.join('')}`;
}
