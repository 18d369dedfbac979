import company from '@content/company';
import jobs from '@content/jobs';
import type { JobPosting } from 'schema-dts';
import { organizationInBrief, postalAddress } from '../../components/StructuredData/organization';
import type { OpenJob } from '../../content/schemas';
import { escapeHtml } from '../../shared/html.ts';

/** Omits sample jobs. */
export function jobsInSchemaOrg(): JobPosting[] {
  return jobs.filter(({ sample }) => !sample).map(describeJob);
}

function describeJob(job: OpenJob): JobPosting {
  const { site, fullName } = company;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: description(job),
    identifier: {
      '@type': 'PropertyValue',
      name: fullName,
      value: `${job.title}, ${job.posted}`,
    },
    datePosted: job.posted,
    ...(job.closesAt && { validThrough: job.closesAt }),
    // Job boards expect FULL_TIME for "Full time".
    employmentType: job.type.toUpperCase().replace(/\W+/g, '_'),
    directApply: true,
    url: `${site}/carrer`,
    hiringOrganization: organizationInBrief(),
    jobLocation: { '@type': 'Place', address: postalAddress() },
  };
}

/** Job boards accept simple HTML. */
function description({ summary, tasks, requirements, offer }: OpenJob): string {
  const lists = [tasks, requirements, offer].map(
    (items) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
  );
  return `<p>${escapeHtml(summary)}</p>${lists.join('')}`;
}
