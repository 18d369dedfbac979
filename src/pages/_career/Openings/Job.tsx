import texts from '@content/career-page';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { MouseEvent } from 'react';
import { LinkButton } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { ChevronDown, Clock, Pin } from '../../../components/icons';
import type { Content } from '../../../content/schemas';
import { formatDay } from './formatDay';
import styles from './styles.module.css';

export function Job({ job, formId }: { job: Content['jobs'][number]; formId: string }) {
  const {
    title: jobTitle,
    location: jobLocation,
    summary: jobSummary,
    tasks,
    requirements,
    offer,
  } = job;
  const openingLabels = texts.openings;
  useBrokenLinks().collectAnchor(formId);

  function handleApplyClick(event: MouseEvent) {
    if (selectJobInForm(jobTitle)) {
      event.preventDefault();
    }
  }
  return (
    <Card className={styles.job}>
      <h3 className={styles.title}>{jobTitle}</h3>
      <ul className={styles.facts}>
        <li>
          <Pin />
          {jobLocation}
        </li>
        <li>
          <Clock />
          {job.type}
        </li>
      </ul>
      <p>{jobSummary}</p>
      <details className={styles.details}>
        <summary className={styles.more}>
          {openingLabels.summary}
          <ChevronDown />
        </summary>
        <DetailList heading={openingLabels.tasks} items={tasks} />
        <DetailList heading={openingLabels.requirements} items={requirements} />
        <DetailList heading={openingLabels.offer} items={offer} />
      </details>
      <div className={styles.end}>
        <LinkButton
          to={`/carrer#${formId}`}
          label={openingLabels.apply}
          onClick={handleApplyClick}
        />
        {job.validThrough && (
          <p className={styles.until}>
            {openingLabels.until.replace('{day}', formatDay(job.validThrough))}
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
