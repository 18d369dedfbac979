import Layout from '@theme/Layout';
import type { ComponentProps, ReactNode } from 'react';
import type { ContentFile } from '../../content/schemas';
import { Banner } from '../Banner';
import { buildBreadcrumbList } from '../Breadcrumb/schema-org';
import { Main } from '../Main';
import { PageHead } from '../PageHead';
import { StructuredData } from '../StructuredData';

export type PageContent = ContentFile<'pages'>['about'];

interface PageProps extends Pick<ComponentProps<typeof Banner>, 'icons' | 'emblem'> {
  page: Omit<PageContent, 'hidden'> & Partial<PageContent>;
  hasMirror?: boolean;
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
export function PageBody({ page, hasMirror, children, ...bannerProps }: PageProps) {
  const { parents, label } = page.breadcrumb;
  return (
    <>
      <PageHead {...page.search} hasMirror={hasMirror}>
        {page.hidden && <meta name="robots" content="noindex" />}
      </PageHead>
      {!page.hidden && <StructuredData things={[buildBreadcrumbList(parents, label)]} />}
      <Main>
        <Banner {...page} {...bannerProps} parents={parents} current={label} />
        {children}
      </Main>
    </>
  );
}
