import blog from '@content/blog';
import page from '@content/pages/blog';
import type { ReactNode } from 'react';
import { Page } from '../../components/Page';
import { Section } from '../../components/Section';
import type { Paging } from '../post';
import { BlogMenu } from './BlogMenu';

/** For all blog pages except posts. */
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
  /** Title and description of later pages contain the page number. */
  paging?: Paging;
  /** The list of all posts, whose breadcrumb has no parent besides Home. */
  isBlogHome?: boolean;
  children: ReactNode;
}) {
  const pageLabel = paging?.current ? `${blog.list.page} ${paging.current + 1}` : undefined;
  const search = {
    title: pageLabel ? `${title}, ${pageLabel.toLowerCase()}` : title,
    description: pageLabel ? `${description} ${pageLabel}.` : description,
  };
  const parents = [{ label: page.breadcrumb.label, to: '/blog' }];
  const breadcrumb = isBlogHome ? page.breadcrumb : { label: heading, parents };
  return (
    <Page page={{ ...page, search, heading, lead, breadcrumb }}>
      <Section>
        <BlogMenu />
        {children}
      </Section>
    </Page>
  );
}
