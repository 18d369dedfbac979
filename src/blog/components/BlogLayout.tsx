import blog from '@content/blog';
import page from '@content/pages/blog';
import type { ReactNode } from 'react';
import { Page } from '../../components/Page';
import { Section } from '../../components/Section';
import type { PostList } from '../post';
import { AuthorPortrait } from './AuthorPortrait';
import { BlogMenu } from './BlogMenu';
import styles from './layout.module.css';

export function BlogLayout({
  title,
  description,
  heading,
  lead,
  paging,
  isBlogHome = false,
  authorName,
  children,
}: {
  title: string;
  description: string;
  heading: string;
  lead?: string;
  /** From the second page of a list on, title and description contain the page number. */
  paging?: PostList['paging'];
  isBlogHome?: boolean;
  /** The portrait of this author replaces the blog's picture. */
  authorName?: string | undefined;
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
    <Page
      page={{
        ...page,
        search: titleAndDescription,
        heading,
        lead,
        breadcrumb,
        picture: authorName ? undefined : page.picture,
      }}
      emblem={authorName && <AuthorPortrait name={authorName} className={styles.portrait} />}
    >
      <Section>
        <BlogMenu />
        {children}
      </Section>
    </Page>
  );
}
