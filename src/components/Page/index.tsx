import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ComponentProps, ReactNode } from 'react';
import type { ContentFile } from '../../content/schemas';
import { Banner } from '../Banner';
import { buildBreadcrumbList } from '../Breadcrumb/schema-org';
import { PageHead } from '../PageHead';
import { StructuredData } from '../StructuredData';

export type PageContent = ContentFile<'pages'>['about'];

interface PageProps {
  page: PageContent;
  hasMirror?: boolean;
  emblem?: ComponentProps<typeof Banner>['emblem'];
  children: ReactNode;
}

export function Page(props: PageProps) {
  return (
    <Layout>
      <PageBody {...props} />
    </Layout>
  );
}

/** The body alone is for pages that Docusaurus already wraps in the layout. */
export function PageBody({ page: pageContent, hasMirror, emblem, children }: PageProps) {
  const { parents: parentCrumbs, label } = pageContent.breadcrumb;
  return (
    <>
      <PageHead {...pageContent.search} hasMirror={hasMirror} />
      {pageContent.hidden ? (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      ) : (
        <StructuredData things={[buildBreadcrumbList(parentCrumbs, label)]} />
      )}
      <main>
        <Banner
          heading={pageContent.heading}
          lead={pageContent.lead}
          parents={parentCrumbs}
          current={label}
          picture={pageContent.picture}
          emblem={emblem}
        />
        {children}
      </main>
    </>
  );
}
