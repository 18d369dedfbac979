import blog from '@content/blog';
import page from '@content/pages/blog';
import Layout from '@theme/Layout';
import type { ComponentType } from 'react';
import { Banner } from '../../components/Banner';
import { Picture } from '../../components/Picture';
import { Prose } from '../../components/Prose';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import type { PostMetadata, PostSummary } from '../../content/schemas/post';
import { Byline } from '../Blog/Byline';
import { Contents, type Heading, longRead } from '../Blog/Contents';
import { Neighbours } from '../Blog/Neighbours';
import { PopularPosts } from '../Blog/PopularPosts';
import { PostHead } from '../Blog/PostHead';
import { PostCards } from '../Blog/Posts';
import { Share } from '../Blog/Share';
import { Topics } from '../Blog/Topics';
import styles from './styles.module.css';

interface Props {
  content: ComponentType & { metadata: PostMetadata; toc: readonly Heading[] };
  popular: PostSummary[];
}

export default function BlogPostPage({ content: Text, popular }: Props) {
  const { metadata: post, toc } = Text;
  const long = longRead(post, toc);
  return (
    <Layout>
      <PostHead post={post} />
      <main>
        <Banner
          heading={blog.post.banner}
          headingLevel="none"
          parents={[{ label: page.breadcrumb.label, to: '/blog' }]}
          here={post.title}
          picture={page.picture}
        />
        <Section className={styles.section}>
          <div className={styles.columns}>
            <article className={styles.article}>
              <h1 className={styles.title}>{post.title}</h1>
              <Byline post={post} />
              <Picture
                picture={post.picture}
                sizes="(max-width: 996px) 92vw, 780px"
                className={styles.picture}
                first
              />
              {long && <Contents headings={toc} folded />}
              <Prose id="__blog-post-container" className={styles.prose}>
                <Text />
              </Prose>
              <footer className={styles.footer}>
                <Topics topics={post.tags} />
                <Share post={post} />
                <Neighbours post={post} />
              </footer>
            </article>
            <div className={styles.aside}>
              {long && (
                <div className={styles.contents}>
                  <Contents headings={toc} />
                </div>
              )}
              <div className={styles.popular}>
                <PopularPosts posts={popular} />
              </div>
            </div>
          </div>
        </Section>
        <Section ground="mist" labelledBy="related">
          <SectionHeading id="related">{blog.post.related}</SectionHeading>
          <PostCards posts={post.related} />
        </Section>
      </main>
    </Layout>
  );
}
