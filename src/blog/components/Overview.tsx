import blog from '@content/blog';
import page from '@content/pages/blog';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner';
import { trail } from '../../components/Breadcrumb/schema-org';
import { PageHead } from '../../components/PageHead';
import { Section } from '../../components/Section';
import { StructuredData } from '../../components/StructuredData';
import type { Paging } from '../post';
import { BlogMenu } from './BlogMenu';

/** The frame of every blog page that is not a post. */
export function Overview({
  title,
  description,
  heading,
  lead,
  paging,
  top = false,
  children,
}: {
  title: string;
  description: string;
  heading: string;
  lead?: string;
  /** Pages after the first have their number in title and description. */
  paging?: Paging;
  /** True for the blog's first page, whose breadcrumb has Home alone. */
  top?: boolean;
  children: ReactNode;
}) {
  const here = top ? page.breadcrumb.label : heading;
  const parents = top ? [] : [{ label: page.breadcrumb.label, to: '/blog' }];
  const number = paging?.current ? `${blog.list.page} ${paging.current + 1}` : undefined;
  return (
    <Layout>
      <PageHead
        title={number ? `${title}, ${number.toLowerCase()}` : title}
        description={number ? `${description} ${number}.` : description}
      />
      <StructuredData things={[trail(parents, here)]} />
      <main>
        <Banner
          heading={heading}
          lead={lead}
          parents={parents}
          here={here}
          picture={page.picture}
        />
        <Section>
          <BlogMenu />
          {children}
        </Section>
      </main>
    </Layout>
  );
}
