import type { Person, ProfessionalService } from 'schema-dts';
import type { Content } from '../../content/schemas';

type Member = Content['team'][number];

/**
 * The team, as far as it is real. Sample people stay out: a search engine would take them for
 * people who exist, tie them to the agency, and keep them long after their page has changed.
 */
export function peopleInSchemaOrg(
  members: Member[],
  employer: ProfessionalService,
  site: string,
): Person[] {
  return members
    .filter(({ sample }) => !sample)
    .map(({ fullName, slug, designation, bio, linkedIn, picture }) => ({
      '@type': 'Person',
      '@id': `${site}/about/team#${slug}`,
      name: fullName,
      jobTitle: designation,
      description: bio,
      image: `${site}/${picture}.svg`,
      sameAs: linkedIn,
      worksFor: employer,
    }));
}
