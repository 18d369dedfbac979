import blog from '@content/blog';
import page from '@content/pages/blog';
import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import Layout from '@theme/Layout';
import type { ComponentType } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb';
import { buildColourStyle } from '../../components/colourStyle';
import { LinkPills } from '../../components/LinkPills';
import { Main } from '../../components/Main';
import { Picture } from '../../components/Picture';
import { Prose } from '../../components/Prose';
import { Section } from '../../components/Section';
import { useHasRest } from '../../components/useHasRest';
import { Byline } from '../components/Byline';
import { Contents } from '../components/Contents';
import { OlderNewer } from '../components/OlderNewer';
import { PopularPosts } from '../components/PopularPosts';
import { PostCards } from '../components/PostCards';
import { PostHead } from '../components/PostHead';
import { Share } from '../components/Share';
import { buildToneStyle, findTopicColour } from '../components/toneStyle';
import type { PostMetadata, PostSummary } from '../post';
import styles from './post.module.css';

const minListedSectionCount = 3;

interface Props {
  content: ComponentType & {
    metadata: { frontMatter: { pageData: PostMetadata } };
    toc: PropBlogPostContent['toc'];
  };
  popular: PostSummary[];
}

export default function BlogPostPage({ content: PostBody, popular }: Props) {
  const { metadata, toc } = PostBody;
  const post = metadata.frontMatter.pageData;
  const hasRest = useHasRest();
  const otherPopularPosts = popular.filter(({ to }) => to !== post.to).slice(0, 5);
  const sectionHeadings = toc.filter(({ level }) => level === 2);
  const hasContents = sectionHeadings.length >= minListedSectionCount;
  const language = /\p{Script=Devanagari}/u.test(post.title) ? 'hi' : undefined;
  return (
    <Layout>
      <PostHead post={post} />
      <Main>
        <Section className={styles.section}>
          <div className={styles.columns}>
            <article className={styles.article}>
              <div
                className={`cloth ${styles.opening}`}
                style={buildColourStyle(findTopicColour(post.tags[0]?.to ?? ''))}
                data-ground="dark"
              >
                <div className={styles.words}>
                  <Breadcrumb
                    parents={[{ label: page.breadcrumb.label, to: '/blog' }]}
                    current={post.title}
                  />
                  <p>{blog.post.banner}</p>
                  <h1 className={styles.title} lang={language}>
                    {post.title}
                  </h1>
                  <p className={styles.description} lang={language}>
                    {post.description}
                  </p>
                  <Byline post={post} />
                </div>
                <Picture
                  picture={post.picture}
                  sizes="(width < 64em) 92vw, 688px"
                  className={`patch ${styles.picture}`}
                  eager
                />
              </div>
              {hasRest && (
                <>
                  {hasContents && <Contents sections={sectionHeadings} isFolded />}
                  <Prose id="__blog-post-container" className={styles.prose} lang={language}>
                    <PostBody />
                  </Prose>
                  <footer className={styles.footer} data-screen-only="">
                    <nav aria-label={blog.post.topics}>
                      <LinkPills
                        links={post.tags.map((topic) => ({
                          ...topic,
                          rel: 'tag',
                          style: buildToneStyle(topic.to),
                        }))}
                      />
                    </nav>
                    <Share post={post} />
                    <OlderNewer post={post} />
                  </footer>
                </>
              )}
            </article>
            {hasRest && (
              <div className={styles.aside} data-screen-only="">
                {otherPopularPosts.length > 0 && <PopularPosts posts={otherPopularPosts} />}
                {hasContents && (
                  <div className={styles.contents}>
                    <Contents sections={sectionHeadings} />
                  </div>
                )}
              </div>
            )}
          </div>
        </Section>
        {post.related.length > 0 && (
          <Section ground="mist" labelledBy="related_posts" heading={blog.post.related}>
            <PostCards posts={post.related} isBrief />
          </Section>
        )}
      </Main>
    </Layout>
  );
}
