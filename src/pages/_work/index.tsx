import texts from '@content/portfolio-page';
import Layout from '@theme/Layout';
import { ClosingPanel } from '../../components/ClosingPanel';
import { Main } from '../../components/Main';
import { PageHead } from '../../components/PageHead';
import { Section } from '../../components/Section';
import { StructuredData } from '../../components/StructuredData';
import { Testimonial } from '../../components/Testimonial';
import { WorkCards } from '../../components/WorkCards';
import type { WorkData } from '../../content/schemas';
import { Details } from './Details';
import { Opening } from './Opening';
import { Story } from './Story';
import { buildWorkThings } from './schema-org';

/** The content plugin adds a route for each entry of works.yml. */
export default function WorkPage({ work }: { work: WorkData }) {
  const { title, text, details, testimonial, next } = work;
  return (
    <Layout>
      <PageHead title={title} description={text} hasMirror />
      <StructuredData things={buildWorkThings(work)} />
      <Main>
        <Opening work={work} />
        {details.length > 0 && <Details details={details} />}
        <Story work={work} />
        {testimonial && (
          <Section>
            <Testimonial testimonial={testimonial} large />
          </Section>
        )}
        {next && (
          <Section ground="sand" labelledBy="next" heading={texts.next}>
            <WorkCards works={[next]} />
          </Section>
        )}
        <ClosingPanel {...texts.closing} person={work.person} colour={work.colour} />
      </Main>
    </Layout>
  );
}
