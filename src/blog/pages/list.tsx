import blog from '@content/blog';
import overview from '@content/pages/blog';
import { SectionHeading } from '../../components/Section';
import { AuthorPortrait } from '../components/AuthorPortrait';
import { BlogLayout } from '../components/BlogLayout';
import { Pagination } from '../components/Pagination';
import { PostCards } from '../components/PostCards';
import { findTopicColour } from '../components/toneStyle';
import type { DirectoryEntry, PostList } from '../post';
import styles from './list.module.css';

interface Props {
  list: PostList;
  /** The blog's home has neither. */
  kind?: 'tags' | 'authors';
  entry?: DirectoryEntry;
}

export default function BlogListPage({ list, kind, entry }: Props) {
  const isBlogHome = entry === undefined;
  const isTopic = kind === 'tags' && entry !== undefined;
  const listMotif = kind ? blog[kind].motif : overview.motif;
  return (
    <BlogLayout
      {...(entry ? buildPageTexts(entry, kind) : { ...overview, ...overview.search })}
      motif={listMotif && isTopic ? { ...listMotif, colour: findTopicColour(entry.to) } : listMotif}
      paging={list.paging}
      emblem={
        entry &&
        kind === 'authors' && (
          <AuthorPortrait name={entry.label} sizes="272px" eager className={styles.portrait} />
        )
      }
    >
      {isBlogHome && <SectionHeading heading={blog.list.heading} />}
      <PostCards
        posts={isTopic ? list.posts.map((post) => ({ ...post, topic: undefined })) : list.posts}
        headingLevel={isBlogHome ? undefined : 2}
        isFirstLarge={isBlogHome && list.paging.currentPageIndex === 0}
      />
      <Pagination paging={list.paging} />
    </BlogLayout>
  );
}

function buildPageTexts({ label, role, description }: DirectoryEntry, kind: Props['kind']) {
  const { tagTitle, tagLead } = blog.tags;
  const searchTexts =
    kind === 'tags'
      ? { title: `${tagTitle} ${label}`, description: `${description} ${tagLead} ${label}.` }
      : {
          title: `${blog.authors.authorTitle} ${label}`,
          description: `${label}, ${role}. ${description}`,
        };
  return { ...searchTexts, heading: label, lead: description };
}
