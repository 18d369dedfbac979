import addresses from '@content/addresses';
import texts from '@content/career-page';
import type { MouseEvent } from 'react';
import { LinkButton } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { hasModifier } from '../../../components/hasModifier';
import { ChevronDown } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { TickList } from '../../../components/TickList';
import type { OpenJob } from '../../../content/schemas';
import { JobDetails, JobFacts, LastDay } from '../JobParts';
import styles from './styles.module.css';

export function Job({ job, formId }: { job: OpenJob; formId: string }) {
  const jobLabels = texts.openings;

  /** The field is uncontrolled, so a change event tells the form about the selected job. */
  function selectJobInForm(event: MouseEvent) {
    const positionSelect = document.querySelector<HTMLSelectElement>('select[name="position"]');
    if (positionSelect && !hasModifier(event)) {
      event.preventDefault();
      positionSelect.value = job.title;
      positionSelect.dispatchEvent(new Event('change', { bubbles: true }));
      positionSelect.focus({ preventScroll: true });
      // At once, because the next touch would stop a smooth scroll halfway.
      positionSelect.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  }
  return (
    <Card className={styles.job}>
      <div>
        <h3 className={styles.title}>
          <Link to={`${addresses.career}/${job.slug}`}>{job.title}</Link>
        </h3>
        <JobFacts job={job} />
        <p>{job.summary}</p>
        <div className={styles.end}>
          <LinkButton
            to={`${addresses.career}#${formId}`}
            label={jobLabels.apply}
            onClick={selectJobInForm}
          />
          <LastDay job={job} />
        </div>
      </div>
      <div>
        <h4 className={styles.offer}>{jobLabels.offer}</h4>
        <TickList small items={job.offer} />
        <details className={styles.details}>
          <summary className={styles.more}>
            {jobLabels.summary}
            <ChevronDown />
          </summary>
          <JobDetails job={job} HeadingTag="h4" />
        </details>
      </div>
    </Card>
  );
}
