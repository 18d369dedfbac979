import company from '@content/company';
import questions from '@content/faq';
import blog from '@content/pages/blog';
import type { SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';
import { buildOrganization, organizationId } from '../../components/StructuredData/organization';
import { buildFaqPage } from '../../components/StructuredData/questions';

export function buildHomeThings(): Thing[] {
  const faqPages = questions.length > 0 ? [buildFaqPage(questions)] : [];
  return [buildOrganization(), buildWebSite(), ...faqPages];
}

function buildWebSite(): WebSite {
  const { site, name, tagline } = company;
  const searchAction: WithActionConstraints<SearchAction> = {
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
    publisher: { '@id': organizationId },
    // A blog without posts has no page to search.
    ...(!blog.hidden && { potentialAction: searchAction }),
  };
}
