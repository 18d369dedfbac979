import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description: string;
  /** The page can be read as Markdown too (src/plugins/publish/mirrors.ts). */
  mirrored?: boolean;
  children?: ReactNode;
}

/** What search engines and other sites read of a page, beside what theme/SiteMetadata says of all. */
export function PageHead({ title, description, mirrored = false, children }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  return (
    <PageMetadata title={title} description={description}>
      <meta property="og:image:alt" content={`${title}, ${siteConfig.title}`} />
      {mirrored && <link rel="alternate" type="text/markdown" href={`${pathname}.md`} />}
      {children}
    </PageMetadata>
  );
}
