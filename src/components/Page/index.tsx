import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import type { Content, WithPictures } from '../../content/schemas';
import { Banner } from '../Banner';

export type PageContent = WithPictures<Content['pages']['about']>;

interface PageProps {
  page: PageContent;
  children: ReactNode;
}

/** A page with its entry of pages.yml: what search engines read, its banner, its body. */
export function Page({ page, children }: PageProps) {
  return (
    <Layout>
      <PageBody page={page}>{children}</PageBody>
    </Layout>
  );
}

/** The same where Docusaurus has put the frame around it already. */
export function PageBody({ page, children }: PageProps) {
  return (
    <>
      <PageMetadata title={page.search.title} description={page.search.description} />
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
    </>
  );
}
