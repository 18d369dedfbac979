import company from '@content/company';
import type { Graph, JobPosting } from 'schema-dts';
import type { Content } from '../../content/schemas';

type Job = Content['jobs'][number];

/** The jobs that are open, as job boards read them. */
export function jobsInSchemaOrg(jobs: Job[]): Graph {
  return { '@context': 'https://schema.org', '@graph': jobs.map(describe) };
}

function describe(job: Job): JobPosting {
  const { site, fullName, address } = company;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: description(job),
    datePosted: job.posted,
    // The last day counts in full.
    validThrough: `${job.validThrough}T23:59:59+05:30`,
    employmentType: 'FULL_TIME',
    directApply: true,
    url: `${site}/carrer`,
    hiringOrganization: {
      '@type': 'Organization',
      name: fullName,
      sameAs: site,
      logo: `${site}/touch-icon.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: 'IN',
      },
    },
  };
}

/** Job boards read a little HTML here. */
function description({ summary, tasks, requirements, offer }: Job): string {
  const lists = [tasks, requirements, offer].map(
    (things) => `<ul>${things.map((thing) => `<li>${thing}</li>`).join('')}</ul>`,
  );
  return `<p>${summary}</p>${lists.join('')}`;
}
