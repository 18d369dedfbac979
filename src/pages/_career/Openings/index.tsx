import words from '@content/career-page';
import jobs from '@content/jobs';
import { inColumns } from '../../../components/columns';
import { Section } from '../../../components/Section';
import { Job } from './Job';
import { NoOpenings } from './NoOpenings';
import styles from './styles.module.css';

export function Openings({ form }: { form: string }) {
  if (jobs.length === 0) {
    return <NoOpenings />;
  }
  const { heading, lead } = words.openings;
  return (
    <Section labelledBy="openings" heading={heading} lead={lead}>
      <ul className={styles.jobs} style={inColumns(jobs.length, 2)}>
        {jobs.map((job) => (
          <li key={job.title}>
            <Job job={job} form={form} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
