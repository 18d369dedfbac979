import blog from '@content/blog';
import page from '@content/pages/blog';
import type { ReactNode } from 'react';
import { Page } from '../../components/Page';
import { Section } from '../../components/Section';
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
  /** True for the blog's own list, whose breadcrumb has Home alone. */
  top?: boolean;
  children: ReactNode;
}) {
  const number = paging?.current ? `${blog.list.page} ${paging.current + 1}` : undefined;
  const search = {
    title: number ? `${title}, ${number.toLowerCase()}` : title,
    description: number ? `${description} ${number}.` : description,
  };
  const parents = [{ label: page.breadcrumb.label, to: '/blog' }];
  const breadcrumb = top ? page.breadcrumb : { label: heading, parents };
  return (
    <Page page={{ ...page, search, heading, lead, breadcrumb }}>
      <Section>
        <BlogMenu />
        {children}
      </Section>
    </Page>
  );
}
