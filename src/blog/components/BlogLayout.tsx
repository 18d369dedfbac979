import blog from '@content/blog';
import page from '@content/pages/blog';
import type { ReactNode } from 'react';
import { Page, type PageContent } from '../../components/Page';
import { Section } from '../../components/Section';
import type { PostList } from '../post';
import { BlogMenu } from './BlogMenu';

export function BlogLayout({
  title,
  description,
  heading,
  lead,
  motif,
  paging,
  breadcrumb = { label: heading, parents: [{ label: page.breadcrumb.label, to: '/blog' }] },
  emblem,
  children,
}: PageContent['search'] & {
  heading: string;
  lead?: string;
  /** The embroidery of a page of its own kind replaces the blog's picture. */
  motif?: PageContent['motif'];
  /** From the second page of a list on, title and description contain the page number. */
  paging?: PostList['paging'];
  breadcrumb?: PageContent['breadcrumb'];
  /** An author’s portrait replaces the blog's picture. */
  emblem?: ReactNode;
  children: ReactNode;
}) {
  const pageNumberLabel = paging?.currentPageIndex
    ? `${blog.list.page} ${paging.currentPageIndex + 1}`
    : undefined;
  const search = {
    title: pageNumberLabel ? `${title}, ${pageNumberLabel.toLowerCase()}` : title,
    description: pageNumberLabel ? `${description} ${pageNumberLabel}.` : description,
  };
  return (
    <Page
      page={{
        ...page,
        search,
        heading,
        lead,
        breadcrumb,
        picture: emblem || motif ? undefined : page.picture,
        motif,
      }}
      emblem={emblem}
    >
      <Section>
        <BlogMenu />
        {children}
      </Section>
    </Page>
  );
}
