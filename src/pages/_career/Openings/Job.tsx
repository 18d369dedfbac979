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
  const { title, location, type, summary, validThrough, tasks, requirements, offer } = job;
  const labels = texts.openings;
  useBrokenLinks().collectAnchor(formId);

  function handleApply(event: MouseEvent) {
    if (selectJob(title)) {
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
          {type}
        </li>
      </ul>
      <p>{summary}</p>
      <details className={styles.details}>
        <summary className={styles.more}>
          {labels.summary}
          <ChevronDown />
        </summary>
        <DetailList heading={labels.tasks} items={tasks} />
        <DetailList heading={labels.requirements} items={requirements} />
        <DetailList heading={labels.offer} items={offer} />
      </details>
      <div className={styles.end}>
        <LinkButton to={`/carrer#${formId}`} label={labels.apply} onClick={handleApply} />
        {validThrough && (
          <p className={styles.until}>{labels.until.replace('{day}', formatDay(validThrough))}</p>
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
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * Fields are uncontrolled: the change event makes this like a choice by the applicant. Returns
 * false if the page has no such field.
 */
function selectJob(title: string): boolean {
  const position = document.querySelector<HTMLSelectElement>('select[name="position"]');
  if (!position) {
    return false;
  }
  position.value = title;
  position.dispatchEvent(new Event('change', { bubbles: true }));
  // Scrolls instantly, because a smooth scroll can be interrupted.
  position.focus({ preventScroll: true });
  position.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}
