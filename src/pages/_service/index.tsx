import texts from '@content/service-page';
import Layout from '@theme/Layout';
import { LinkButton } from '../../components/Button';
import { ClosingPanel } from '../../components/ClosingPanel';
import { Main } from '../../components/Main';
import { PageHead } from '../../components/PageHead';
import { StructuredData } from '../../components/StructuredData';
import type { ServiceData } from '../../content/schemas';
import { type RelatedContent, RelatedPosts, RelatedWorks } from '../_related';
import { Details } from './Details';
import { Features } from './Features';
import { Introduction } from './Introduction';
import { Opening } from './Opening';
import { RelatedServices } from './RelatedServices';
import { buildServiceThings } from './schema-org';

/** The content plugin adds a route for each file in content/services. */
export default function ServicePage({ service }: { service: ServiceData & RelatedContent }) {
  const { additionalInfo, industries, related } = service;
  const quotesUrl = `${texts.quotes.to}?service=${service.key}#contact-heading`;
  const quotes = { ...texts.quotes, to: quotesUrl };
  return (
    <Layout>
      <PageHead {...service.search} hasMirror />
      <StructuredData things={buildServiceThings(service)} />
      <Main>
        <Opening service={service} quotes={quotes} />
        {additionalInfo && <Introduction {...service} />}
        <Features features={service.features} />
        <Details details={service.details} />
        <RelatedWorks works={service.works} heading={texts.works} />
        {related.length + industries.length > 0 && <RelatedServices {...service} />}
        <RelatedPosts posts={service.posts} heading={texts.posts} />
        <ClosingPanel
          {...texts.closing}
          person={service.person}
          heading={texts.closing.heading.replace('{service}', service.name)}
        >
          <LinkButton {...quotes} variant="quiet" arrow />
        </ClosingPanel>
      </Main>
    </Layout>
  );
}
