import words from '@content/service-page';
import Layout from '@theme/Layout';
import { ClosingPanel } from '../../components/ClosingPanel';
import { PageHead } from '../../components/PageHead';
import { StructuredData } from '../../components/StructuredData';
import type { ServiceData } from '../../content/schemas';
import { type Fitting, FittingPosts, FittingWorks } from '../_related';
import { Details } from './Details';
import { Features } from './Features';
import { Introduction } from './Introduction';
import { Opening } from './Opening';
import { Related } from './Related';
import { serviceInSchemaOrg } from './schema-org';

/** The page of each service. The content plugin makes a route for each file in content/services. */
export default function ServicePage({ data: service }: { data: ServiceData & Fitting }) {
  const { search, additionalInfo, features, details, related, works, posts, name } = service;
  return (
    <Layout>
      <PageHead {...search} mirrored />
      <StructuredData things={serviceInSchemaOrg(service)} />
      <main>
        <Opening service={service} />
        {additionalInfo && <Introduction text={additionalInfo} />}
        <Features features={features} />
        <Details details={details} />
        <FittingWorks works={works} heading={words.works} />
        {related.length > 0 && <Related services={related} />}
        <FittingPosts posts={posts} heading={words.posts} />
        <ClosingPanel
          {...words.closing}
          heading={words.closing.heading.replace('{service}', name)}
        />
      </main>
    </Layout>
  );
}
