import clsx from 'clsx';
import type { ContentFile, WorkSummary } from '../../content/schemas';
import { LinkButton } from '../Button';
import { buildColourStyle } from '../colourStyle';
import { Drawing } from '../Drawing';
import { Picture } from '../Picture';
import { WorkLink } from '../WorkLink';
import styles from './styles.module.css';

export function WorkCards({
  works,
  invitation,
}: {
  works: WorkSummary[];
  invitation?: ContentFile<'portfolio-page'>['closing'];
}) {
  return (
    <ul className={clsx(styles.cards, !invitation && styles.strip)}>
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
    <li id={slug} className={styles.card} data-kind={kind} style={buildColourStyle(colour)}>
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes="(width >= 1600px) 650px, (width >= 1300px) 540px, (width >= 48em) 38vw, 74vw"
        className={styles.picture}
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
        <Drawing path="drawn/empty/window" width={448} height={288} />
      </div>
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        <p className={styles.text}>{text}</p>
        <LinkButton {...button} arrow className={styles.button} />
      </div>
    </li>
  );
}
