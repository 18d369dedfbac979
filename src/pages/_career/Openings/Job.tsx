import addresses from '@content/addresses';
import texts from '@content/career-page';
import type { MouseEvent } from 'react';
import { LinkButton } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { formatDay } from '../../../components/formatDay';
import { hasModifier } from '../../../components/hasModifier';
import { ChevronDown, Clock, Pin } from '../../../components/icons';
import type { Content } from '../../../content/schemas';
import styles from './styles.module.css';

export function Job({ job, formId }: { job: Content['jobs'][number]; formId: string }) {
  const { title, location, summary, tasks, requirements, offer } = job;
  const jobLabels = texts.openings;

  function handleApplyClick(event: MouseEvent) {
    if (!hasModifier(event) && selectJobInForm(title)) {
      event.preventDefault();
    }
  }
  return (
    <Card className={styles.job}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.facts}>
        <li>
          <Pin />
          {location}
        </li>
        <li>
          <Clock />
          {job.type}
        </li>
      </ul>
      <p>{summary}</p>
      <details className={styles.details}>
        <summary className={styles.more}>
          {jobLabels.summary}
          <ChevronDown />
        </summary>
        <DetailList heading={jobLabels.tasks} items={tasks} />
        <DetailList heading={jobLabels.requirements} items={requirements} />
        <DetailList heading={jobLabels.offer} items={offer} />
      </details>
      <div className={styles.end}>
        <LinkButton
          to={`${addresses.career}#${formId}`}
          label={jobLabels.apply}
          onClick={handleApplyClick}
        />
        {job.validThrough && (
          <p className={styles.until}>
            {jobLabels.until.replace('{day}', formatDay(job.validThrough))}
          </p>
        )}
      </div>
    </Card>
  );
}

function DetailList({ heading, items }: { heading: string; items: string[] }) {
  return (
    <>
      <h4 className={styles.heading}>{heading}</h4>
      <ul className={styles.items}>
        {items.map((listItem) => (
          <li key={listItem}>{listItem}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * The field is uncontrolled, so a change event tells the form about the selected job. Returns false
 * if the page has no field for the position.
 */
function selectJobInForm(jobTitle: string): boolean {
  const positionSelect = document.querySelector<HTMLSelectElement>('select[name="position"]');
  if (!positionSelect) {
    return false;
  }
  positionSelect.value = jobTitle;
  positionSelect.dispatchEvent(new Event('change', { bubbles: true }));
  // The page scrolls instantly, because a smooth scroll can be interrupted.
  positionSelect.focus({ preventScroll: true });
  positionSelect.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}
