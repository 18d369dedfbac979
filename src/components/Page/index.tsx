import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import type { Content, WithPictures } from '../../content/schemas';
import { Banner } from '../Banner';

export type PageContent = WithPictures<Content['pages']['about']>;

/** A page with its entry of pages.yml: what search engines read, its banner, its body. */
export function Page({ page, children }: { page: PageContent; children: ReactNode }) {
  return (
    <Layout title={page.search.title} description={page.search.description}>
      {page.hidden && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main>
        <Banner
          heading={page.heading}
          lead={page.lead}
          parents={page.breadcrumb.parents}
          here={page.breadcrumb.label}
          picture={page.picture}
        />
        {children}
      </main>
    </Layout>
  );
}
