import company from '@content/company';
import questions from '@content/faq';
import blog from '@content/pages/blog';
import type { SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';
import { organization, organizationId } from '../../components/StructuredData/organization';
import { questionsInSchemaOrg } from '../../components/StructuredData/questions';

export function homeInSchemaOrg(): Thing[] {
  return [organization(), website(), questionsInSchemaOrg(questions)];
}

function website(): WebSite {
  const { site, name, tagline } = company;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site}/blog?q={words}` },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    url: `${site}/`,
    name,
    description: tagline,
    inLanguage: company.locale,
    publisher: { '@id': organizationId() },
    // A blog without posts has no page to search.
    ...(!blog.hidden && { potentialAction: search }),
  };
}
