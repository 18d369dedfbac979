import clsx from 'clsx';
import type { ContentFile, WorkSummary } from '../../content/schemas';
import { LinkButton } from '../Button';
import { Picture } from '../Picture';
import { WorkLink } from '../WorkLink';
import grounds from '../workGrounds.module.css';
import styles from './styles.module.css';

export function WorkCards({
  works,
  invitation,
}: {
  works: WorkSummary[];
  invitation?: ContentFile<'portfolio-page'>['closing'];
}) {
  return (
    <ul className={styles.cards}>
      {works.map((work) => (
        <WorkCard key={work.slug} work={work} />
      ))}
      {invitation && <Invitation {...invitation} />}
    </ul>
  );
}

function WorkCard({ work }: { work: WorkSummary }) {
  const { slug, title, result, client, kind, year, colour, picture } = work;
  return (
    <li id={slug} className={styles.card} data-kind={kind}>
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes="(width >= 1600px) 650px, (width >= 1300px) 540px, (width >= 48em) 38vw, 74vw"
        className={clsx(styles.picture, grounds[colour])}
      />
      <div className={styles.words}>
        <p className={styles.meta}>
          {client}, {year}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{result}</p>
        <WorkLink work={work} className={styles.view} />
      </div>
    </li>
  );
}

/** The invitation fills the rest of the last row of cards with an empty browser window. */
function Invitation({ heading, text, button }: ContentFile<'portfolio-page'>['closing']) {
  return (
    <li className={styles.invitation}>
      <div className={clsx(styles.picture, styles.empty)}>
        <svg viewBox="0 0 448 288" fill="none" aria-hidden="true">
          <path
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="6"
            d="M2 300V18A16 16 0 0 1 18 2h412a16 16 0 0 1 16 16v282M2 42h444M36 84h156M36 112h196M36 134h168M36 172h92v36H36zM272 84h140v124H272zM36 252h376"
          />
          <path
            className={styles.dots}
            d="M24 22h.1m15.9 0h.1m15.9 0h.1"
            strokeWidth="8"
            strokeLinecap="round"
          />
        </svg>
      </div>
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        <p className={styles.text}>{text}</p>
        <LinkButton {...button} arrow className={styles.button} />
      </div>
    </li>
  );
}
