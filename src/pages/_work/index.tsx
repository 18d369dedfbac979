import words from '@content/portfolio-page';
import Layout from '@theme/Layout';
import { ClosingPanel } from '../../components/ClosingPanel';
import { PageHead } from '../../components/PageHead';
import { Section } from '../../components/Section';
import { StructuredData } from '../../components/StructuredData';
import { Testimonial } from '../../components/Testimonial';
import { WorkCards } from '../../components/WorkCards';
import type { WorkData } from '../../content/schemas';
import { Details } from './Details';
import { Opening } from './Opening';
import { Story } from './Story';
import { workInSchemaOrg } from './schema-org';

/** The page of each work. The content plugin makes a route for each entry of works.yml. */
export default function WorkPage({ data: work }: { data: WorkData }) {
  const { title, text, details, testimonial, next } = work;
  return (
    <Layout>
      <PageHead title={title} description={text} mirrored />
      <StructuredData things={workInSchemaOrg(work)} />
      <main>
        <Opening work={work} />
        <Story work={work} />
        {details.length > 0 && <Details details={details} />}
        {testimonial && (
          <Section>
            <Testimonial said={testimonial} large />
          </Section>
        )}
        {next && (
          <Section ground="sand" labelledBy="next" heading={words.next}>
            <WorkCards works={[next]} />
          </Section>
        )}
        <ClosingPanel {...words.closing} />
      </main>
    </Layout>
  );
}
