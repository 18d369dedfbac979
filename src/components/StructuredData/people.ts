import type { Person, ProfessionalService } from 'schema-dts';
import type { ContentFile } from '../../content/schemas';
import { jpegAddress } from '../Picture/addresses.ts';

type Member = ContentFile<'team'>[number];

/**
 * Omits sample people: a search engine would link them to the agency and keep them for a long time.
 */
export function peopleInSchemaOrg(
  members: Member[],
  employer: ProfessionalService,
  site: string,
): Person[] {
  return members
    .filter(({ sample }) => !sample)
    .map(
      ({ fullName, slug, designation, bio, linkedIn, drawing, photo }): Person => ({
        '@type': 'Person',
        '@id': `${site}/about/team#${slug}`,
        url: `${site}/about/team#${slug}`,
        name: fullName,
        jobTitle: designation,
        description: bio,
        ...(photo && { image: `${site}${jpegAddress(photo)}` }),
        ...(!photo && drawing && { image: `${site}/${drawing}.svg` }),
        ...(linkedIn && { sameAs: linkedIn }),
        worksFor: employer,
      }),
    );
}
