import texts from '@content/career-page';
import jobs from '@content/jobs';
import { Drawing } from '../../../components/Drawing';
import { Section, SectionHeading } from '../../../components/Section';
import { Job } from './Job';
import styles from './styles.module.css';

export function Openings({ formId }: { formId: string }) {
  const { openings, none } = texts;
  if (jobs.length === 0) {
    return (
      <Section labelledBy="openings">
        <div className={styles.noOpenings}>
          <SectionHeading id="openings" lead={none.text} heading={none.heading} />
          <Drawing
            path="drawn/empty/nothing-yet"
            width={400}
            height={300}
            className={styles.drawing}
          />
        </div>
      </Section>
    );
  }
  return (
    <Section labelledBy="openings" heading={openings.heading} lead={openings.lead}>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.title}>
            <Job job={job} formId={formId} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
