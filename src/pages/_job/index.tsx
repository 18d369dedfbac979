import addresses from '@content/addresses';
import texts from '@content/career-page';
import applicationForm from '@content/forms/application';
import careerPage from '@content/pages/career';
import { LinkButton } from '../../components/Button';
import { Page } from '../../components/Page';
import { Section } from '../../components/Section';
import { StructuredData } from '../../components/StructuredData';
import type { OpenJob } from '../../content/schemas';
import { CareerForm } from '../../forms/CareerForm';
import { FormSection } from '../../forms/FormSection';
import { JobDetails, JobFacts, LastDay } from '../_career/JobParts';
import { buildJobPosting } from '../_career/schema-org';
import styles from './styles.module.css';

/** The content plugin adds a route for each open job of jobs.yml. */
export default function JobPage({ job }: { job: OpenJob }) {
  const { title, summary } = job;
  const breadcrumbParents = [{ label: careerPage.breadcrumb.label, to: addresses.career }];
  return (
    <Page
      page={{
        search: { title: `${title}, ${job.location}`, description: summary },
        heading: title,
        lead: summary,
        breadcrumb: { label: title, parents: breadcrumbParents },
        motif: careerPage.motif,
      }}
    >
      {/* Sample jobs stay out of the structured data. */}
      <StructuredData things={job.sample ? [] : [buildJobPosting(job)]} />
      <Section>
        <JobFacts job={job} />
        <div className={styles.apply}>
          <LinkButton to="#application-heading" label={texts.openings.apply} arrow />
          <LastDay job={job} />
        </div>
        <div className={styles.columns}>
          <JobDetails job={job} HeadingTag="h2" />
        </div>
      </Section>
      <FormSection formTexts={applicationForm} processTexts={texts.hiring}>
        <CareerForm id={`application-${job.slug}`} position={title} />
      </FormSection>
    </Page>
  );
}
