import about from '@content/about';
import page from '@content/pages/about';
import Head from '@docusaurus/Head';
import { buildPageUrl } from '../../components/localise';
import { Page } from '../../components/Page';
import { TeamStrip } from '../../components/TeamStrip';
import { Impact } from '../_about/Impact';
import { PageLinks } from '../_about/PageLinks';
import { Story } from '../_about/Story';
import { Strengths } from '../_about/Strengths';

/** The page is also at /about/<name of the agency>; its canonical URL is /about. */
export default function AboutPage() {
  const canonicalUrl = buildPageUrl('/about');
  return (
    <Page page={page}>
      <Story />
      <Impact />
      {about.impact.team && <TeamStrip {...about.impact.team} />}
      <Strengths />
      <PageLinks />
      <Head>
        <link rel="canonical" href={canonicalUrl} />
        <meta property="og:url" content={canonicalUrl} />
      </Head>
    </Page>
  );
}
