import company from '@content/company';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description: string;
  /** True adds a link to the Markdown version of the page (src/plugins/publish/markdown-mirrors.ts). */
  hasMirror?: boolean;
  children?: ReactNode;
}

/** Search results cut a longer title, so such a title omits the brand. */
const maxTitleLength = 60;

/** Has the head tags of one page; theme/SiteMetadata has the tags of all pages. */
export function PageHead({ title, description, hasMirror = false, children }: Props) {
  const { pathname } = useLocation();
  const titleWithBrand = `${title} | ${company.name}`;
  const headTitle = titleWithBrand.length > maxTitleLength ? title : titleWithBrand;
  return (
    <Head>
      <title>{headTitle}</title>
      <meta property="og:title" content={headTitle} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <meta property="og:image:alt" content={`${title}, ${company.name}`} />
      {hasMirror && <link rel="alternate" type="text/markdown" href={`${pathname}.md`} />}
      {children}
    </Head>
  );
}
