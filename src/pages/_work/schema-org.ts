import company from '@content/company';
import portfolio from '@content/pages/portfolio';
import labels from '@content/service-labels';
import type { Thing } from 'schema-dts';
import { buildBreadcrumbList } from '../../components/Breadcrumb/schema-org';
import { buildPageUrl } from '../../components/localise';
import { buildLargestUrl } from '../../components/Picture/addresses';
import { buildShortOrganization } from '../../components/StructuredData/organization';
import type { WorkData } from '../../content/schemas';

export const breadcrumbParents = [{ label: portfolio.breadcrumb.label, to: '/portfolio' }];

/** Client and testimonial may be samples, so they stay out of the structured data. */
export function buildWorkThings(work: WorkData): Thing[] {
  const workUrl = buildPageUrl(`/portfolio/${work.slug}`);
  const serviceLabels = work.services.flatMap((serviceKey) => labels[serviceKey] ?? []);
  return [
    {
      '@type': 'CreativeWork',
      '@id': `${workUrl}#work`,
      url: workUrl,
      name: work.title,
      description: work.text,
      image: `${company.site}${buildLargestUrl(work.picture, 'jpeg')}`,
      dateCreated: String(work.year),
      ...(work.services.length > 0 && { keywords: serviceLabels }),
      creator: buildShortOrganization(),
    },
    buildBreadcrumbList(breadcrumbParents, work.title),
  ];
}
