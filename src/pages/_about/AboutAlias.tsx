import Head from '@docusaurus/Head';
import { buildPageUrl } from '../../components/localise';
import AboutPage from '../about';

/** The About page at /about/<name of the agency>; its canonical URL is /about. */
export default function AboutAliasPage() {
  const canonicalUrl = buildPageUrl('/about');
  return (
    <>
      <AboutPage />
      <Head>
        <link rel="canonical" href={canonicalUrl} />
        <meta property="og:url" content={canonicalUrl} />
      </Head>
    </>
  );
}
