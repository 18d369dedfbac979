import blog from '@content/blog';
import page from '@content/pages/blog';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner';
import { trailInSchemaOrg } from '../../components/Breadcrumb/schema-org';
import { Section } from '../../components/Section';
import { StructuredData } from '../../components/StructuredData';
import type { Paging } from '../../content/schemas/post';
import { Ways } from './Ways';

/** The frame of every blog page that is not a post. */
export function Overview({
  title,
  description,
  heading,
  lead,
  here = heading,
  paging,
  top = false,
  children,
}: {
  title: string;
  description: string;
  heading: string;
  lead?: string;
  here?: string;
  /** Every page of a list after the first says its number to search engines. */
  paging?: Paging;
  /** The blog's own first page has Home alone before it. */
  top?: boolean;
  children: ReactNode;
}) {
  const parents = top ? [] : [{ label: page.breadcrumb.label, to: '/blog' }];
  const number = paging?.current ? `${blog.list.page} ${paging.current + 1}` : undefined;
  return (
    <Layout>
      <PageMetadata
        title={number ? `${title}, ${number.toLowerCase()}` : title}
        description={number ? `${description} ${number}.` : description}
      />
      {BUILDING_PAGES && <StructuredData data={trailInSchemaOrg(parents, here)} />}
      <main>
        <Banner
          heading={heading}
          lead={lead}
          parents={parents}
          here={here}
          picture={page.picture}
        />
        <Section>
          <Ways />
          {children}
        </Section>
      </main>
    </Layout>
  );
}
