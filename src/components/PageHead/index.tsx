import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description: string;
  /** The page has a Markdown mirror (src/plugins/publish/mirrors.ts). */
  mirrored?: boolean;
  children?: ReactNode;
}

/** Search results cut a title after about this many characters. */
const titleLength = 60;

/** Title, description and preview of a page. theme/SiteMetadata has the tags of every page. */
export function PageHead({ title, description, mirrored = false, children }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const withBrand = `${title} | ${siteConfig.title}`;
  const wholeTitle = withBrand.length > titleLength ? title : withBrand;
  return (
    <Head>
      <title>{wholeTitle}</title>
      <meta property="og:title" content={wholeTitle} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <meta property="og:image:alt" content={`${title}, ${siteConfig.title}`} />
      {mirrored && <link rel="alternate" type="text/markdown" href={`${pathname}.md`} />}
      {children}
    </Head>
  );
}
