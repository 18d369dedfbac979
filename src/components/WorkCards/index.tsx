import words from '@content/portfolio-page';
import clsx from 'clsx';
import type { WorkSummary } from '../../content/schemas';
import { ArrowRight } from '../icons';
import { Link } from '../Link';
import { Picture } from '../Picture';
import grounds from '../workGrounds.module.css';
import styles from './styles.module.css';

/** Cards of works, side by side. A single card has its picture beside its words. */
export function WorkCards({
  works,
  opening = false,
}: {
  works: WorkSummary[];
  /** The list is above the fold: its first picture loads early. */
  opening?: boolean;
}) {
  return (
    <ul className={styles.cards}>
      {works.map((work, index) => (
        <WorkCard key={work.slug} work={work} first={opening && index === 0} />
      ))}
    </ul>
  );
}

function WorkCard({ work, first }: { work: WorkSummary; first: boolean }) {
  const { slug, title, text, client, kind, year, colour, picture } = work;
  return (
    <li id={slug} className={styles.card} data-kind={kind}>
      <Picture
        picture={{ ...picture, alt: '' }}
        first={first}
        sizes="(width >= 1600px) 680px, (width >= 1300px) 560px, (width >= 48em) 44vw, 90vw"
        className={clsx(styles.picture, grounds[colour])}
      />
      <div className={styles.words}>
        <p className={styles.meta}>
          {client}, {year}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <Link
          to={`/portfolio/${slug}`}
          aria-label={`${words.view}: ${client}`}
          className={styles.view}
        >
          {words.view}
          <ArrowRight />
        </Link>
      </div>
    </li>
  );
}
