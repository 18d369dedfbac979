import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What every page says of itself until it says it better. */
export default function SiteMetadata() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata } = useThemeConfig();
  const { pathname } = useLocation();
  const address = siteConfig.url + (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={i18n.currentLocale.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      {metadata.map((entry) => (
        <meta key={entry.name} {...entry} />
      ))}
    </Head>
  );
}
