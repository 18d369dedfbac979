import type { Person, ProfessionalService } from 'schema-dts';
import type { ContentFile } from '../../content/schemas';
import { buildLargestUrl } from '../Picture/addresses.ts';

type Member = ContentFile<'team'>[number];

/** Omits sample people, because a search engine would link them to the agency for a long time. */
export function buildPersons(members: Member[], employer: ProfessionalService, siteUrl: string) {
  return members
    .filter(({ sample }) => !sample)
    .map(
      ({ fullName, slug, designation, bio, linkedIn, drawing, photo }): Person => ({
        '@type': 'Person',
        '@id': `${siteUrl}/about/team#${slug}`,
        url: `${siteUrl}/about/team#${slug}`,
        name: fullName,
        jobTitle: designation,
        description: bio,
        ...(photo && { image: `${siteUrl}${buildLargestUrl(photo, 'jpeg')}` }),
        ...(!photo && drawing && { image: `${siteUrl}/${drawing}.svg` }),
        ...(linkedIn && { sameAs: linkedIn }),
        worksFor: employer,
      }),
    );
}
