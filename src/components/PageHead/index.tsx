import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description: string;
  /** The page has a Markdown mirror (src/plugins/publish/mirrors.ts). */
  hasMirror?: boolean;
  children?: ReactNode;
}

/** Search results cut a title after about this many characters. */
const maxTitleLength = 60;

/** Title, description and preview of a page. theme/SiteMetadata has the tags of every page. */
export function PageHead({ title, description, hasMirror = false, children }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const withBrand = `${title} | ${siteConfig.title}`;
  const fullTitle = withBrand.length > maxTitleLength ? title : withBrand;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <meta property="og:image:alt" content={`${title}, ${siteConfig.title}`} />
      {hasMirror && <link rel="alternate" type="text/markdown" href={`${pathname}.md`} />}
      {children}
    </Head>
  );
}
