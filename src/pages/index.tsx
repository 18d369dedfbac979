import featuredWorks from '@content/featured-works';
import home from '@content/home';
import Layout from '@theme/Layout';
import { Main } from '../components/Main';
import { PageHead } from '../components/PageHead';
import { StructuredData } from '../components/StructuredData';
import { WorkCase } from '../components/WorkCase';
import { About } from './_home/About';
import { BestWork } from './_home/BestWork';
import { Hero } from './_home/Hero';
import { Partners } from './_home/Partners';
import { Process } from './_home/Process';
import { Questions } from './_home/Questions';
import { Services } from './_home/Services';
import { StartProject } from './_home/StartProject';
import { buildHomeThings } from './_home/schema-org';
import { Testimonials } from './_home/Testimonials';
import { WhyUs } from './_home/WhyUs';

export default function HomePage() {
  return (
    <Layout>
      <PageHead {...home.search} />
      <StructuredData things={buildHomeThings()} />
      <Main>
        <Hero />
        {featuredWorks.map((work) => (
          <WorkCase key={work.slug} work={work} headingId="featured" />
        ))}
        <Services />
        <About />
        <Process />
        <WhyUs />
        <Partners />
        <BestWork />
        <StartProject />
        <Testimonials />
        <Questions />
      </Main>
    </Layout>
  );
}
