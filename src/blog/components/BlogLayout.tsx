import blog from '@content/blog';
import page from '@content/pages/blog';
import type { ReactNode } from 'react';
import { Page } from '../../components/Page';
import { Section } from '../../components/Section';
import type { Paging } from '../post';
import { BlogMenu } from './BlogMenu';

/** The layout of all blog pages except posts. */
export function BlogLayout({
  title,
  description,
  heading,
  lead,
  paging,
  isBlogHome = false,
  children,
}: {
  title: string;
  description: string;
  heading: string;
  lead?: string;
  /** From the second page of a list on, title and description contain the page number. */
  paging?: Paging;
  /** True for the list of all posts, whose breadcrumb has no parent besides Home. */
  isBlogHome?: boolean;
  children: ReactNode;
}) {
  const pageNumberLabel = paging?.currentPageIndex
    ? `${blog.list.page} ${paging.currentPageIndex + 1}`
    : undefined;
  const titleAndDescription = {
    title: pageNumberLabel ? `${title}, ${pageNumberLabel.toLowerCase()}` : title,
    description: pageNumberLabel ? `${description} ${pageNumberLabel}.` : description,
  };
  const breadcrumbParents = [{ label: page.breadcrumb.label, to: '/blog' }];
  const breadcrumb = isBlogHome ? page.breadcrumb : { label: heading, parents: breadcrumbParents };
  return (
    <Page page={{ ...page, search: titleAndDescription, heading, lead, breadcrumb }}>
      <Section>
        <BlogMenu />
        {children}
      </Section>
    </Page>
  );
}
