import Layout from '@theme/Layout';
import { Banner } from '../../components/Banner';
import { WaysToReachUs } from '../../components/WaysToReachUs';
import type { Service, WithPictures } from '../../content/schemas';

export type ServiceData = WithPictures<Service> & { key: string };

export default function ServicePage({ service }: { service: ServiceData }) {
  const { title, search, description, menu } = service;
  return (
    <Layout title={search.title} description={search.description}>
      <main>
        <Banner heading={title} lead={description} parents={[]} here={menu.label} />
        <WaysToReachUs />
      </main>
    </Layout>
  );
}
