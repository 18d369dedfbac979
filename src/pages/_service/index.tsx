import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { StructuredData } from '../../components/StructuredData';
import type { ServiceData } from '../../content/schemas';
import { Closing } from './Closing';
import { Details } from './Details';
import { Features } from './Features';
import { Introduction } from './Introduction';
import { Opening } from './Opening';
import { Related } from './Related';
import { serviceInSchemaOrg } from './schema-org';

/** The page of every service; the content plugin makes a route for each file in content/services. */
export default function ServicePage({ service }: { service: ServiceData }) {
  const { search, additionalInfo, features, details, related, name } = service;
  return (
    <Layout>
      <PageMetadata title={search.title} description={search.description} />
      {BUILDING_PAGES && <StructuredData data={serviceInSchemaOrg(service)} />}
      <main>
        <Opening service={service} />
        {additionalInfo && <Introduction text={additionalInfo} />}
        <Features features={features} />
        <Details details={details} />
        <Related services={related} />
        <Closing name={name} />
      </main>
    </Layout>
  );
}
