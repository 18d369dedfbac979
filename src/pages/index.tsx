import home from '@content/home';
import Layout from '@theme/Layout';
import { Main } from '../components/Main';
import { PageHead } from '../components/PageHead';
import { StepsSection } from '../components/Stepper';
import { StructuredData } from '../components/StructuredData';
import { About } from './_home/About';
import { BestWork } from './_home/BestWork';
import { Hero } from './_home/Hero';
import { Partners } from './_home/Partners';
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
        <Services />
        <About />
        <StepsSection labelledBy="process" variant="discs" {...home.process} />
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
