import company from '@content/company';
import Head from '@docusaurus/Head';
import AboutPage from './index';

/** The menu's address of the About page; search engines are told of one address only. */
export default function AboutCodeCraftersPage() {
  const canonical = `${company.site}/about`;
  return (
    <>
      <AboutPage />
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
    </>
  );
}
