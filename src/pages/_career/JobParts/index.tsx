import texts from '@content/career-page';
import company from '@content/company';
import { Banknote, Clock, Pin } from '../../../components/icons';
import type { OpenJob } from '../../../content/schemas';
import { formatLongDay } from '../../../shared/office-day.ts';
import styles from './styles.module.css';

export function JobFacts({ job: { location, type, salary } }: { job: OpenJob }) {
  const iconsAndFacts = [[Pin, location] as const, [Clock, type] as const];
  return (
    <ul className={styles.facts}>
      {[...iconsAndFacts, ...(salary ? [[Banknote, salary.text] as const] : [])].map(
        ([Icon, fact]) => (
          <li key={fact}>
            <Icon />
            {fact}
          </li>
        ),
      )}
    </ul>
  );
}

/** The card of a job, whose headings are h4, shows the offer itself. */
export function JobDetails({ job, HeadingTag }: { job: OpenJob; HeadingTag: 'h2' | 'h4' }) {
  const listNames = ['tasks', 'requirements', 'offer'] as const;
  return listNames.slice(0, HeadingTag === 'h4' ? 2 : 3).map((listName) => (
    <div key={listName}>
      <HeadingTag className={styles.heading}>{texts.openings[listName]}</HeadingTag>
      <ul className={styles.items}>
        {job[listName].map((listItem) => (
          <li key={listItem}>{listItem}</li>
        ))}
      </ul>
    </div>
  ));
}

export function LastDay({ job: { validThrough } }: { job: OpenJob }) {
  if (!validThrough) {
    return null;
  }
  const day = formatLongDay(company.locale, Date.parse(validThrough));
  return <p className={styles.until}>{texts.openings.until.replace('{day}', day)}</p>;
}
