import texts from '@content/career-page';
import jobs from '@content/jobs';
import { buildColumnStyle } from '../../../components/columnCount';
import { Section } from '../../../components/Section';
import { Job } from './Job';
import { NoOpenings } from './NoOpenings';
import styles from './styles.module.css';

export function Openings({ formId }: { formId: string }) {
  if (jobs.length === 0) {
    return <NoOpenings />;
  }
  const { heading, lead } = texts.openings;
  return (
    <Section labelledBy="openings" heading={heading} lead={lead}>
      <ul className={styles.jobs} style={buildColumnStyle(jobs.length, 2)}>
        {jobs.map((job) => (
          <li key={job.title}>
            <Job job={job} formId={formId} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
