import blog from '@content/blog';
import page from '@content/pages/blog';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Page, type PageContent } from '../../components/Page';
import { Picture } from '../../components/Picture';
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
  motif,
  paging,
  isBlogHome = false,
  authorName,
  cover,
  children,
}: PageContent['search'] & {
  heading: string;
  lead?: string;
  /** The embroidery of a page of its own kind replaces the blog's picture. */
  motif?: PageContent['motif'];
  /** From the second page of a list on, title and description contain the page number. */
  paging?: PostList['paging'];
  isBlogHome?: boolean;
  /** The portrait of this author replaces the blog's picture. */
  authorName?: string | undefined;
  /** The cloth of a topic replaces the blog's picture. */
  cover?: PageContent['picture'];
  children: ReactNode;
}) {
  const pageNumberLabel = paging?.currentPageIndex
    ? `${blog.list.page} ${paging.currentPageIndex + 1}`
    : undefined;
  const search = {
    title: pageNumberLabel ? `${title}, ${pageNumberLabel.toLowerCase()}` : title,
    description: pageNumberLabel ? `${description} ${pageNumberLabel}.` : description,
  };
  const parents = [{ label: page.breadcrumb.label, to: '/blog' }];
  return (
    <Page
      page={{
        ...page,
        search,
        heading,
        lead,
        breadcrumb: isBlogHome ? page.breadcrumb : { label: heading, parents },
        picture: authorName || motif || cover ? undefined : page.picture,
        motif,
      }}
      emblem={
        authorName ? (
          <AuthorPortrait name={authorName} className={styles.portrait} />
        ) : (
          cover && (
            <Picture
              picture={{ ...cover, alt: '' }}
              sizes="(width < 37.5em) 80vw, 480px"
              eager
              className={clsx(styles.portrait, styles.cover)}
            />
          )
        )
      }
    >
      <Section>
        <BlogMenu />
        {children}
      </Section>
    </Page>
  );
}
