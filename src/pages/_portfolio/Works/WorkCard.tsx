import words from '@content/portfolio-page';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { ArrowRight } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import type { ContentFile } from '../../../content/schemas';
import styles from './styles.module.css';

export type Work = ContentFile<'works'>[number];

export function WorkCard({ work, onOpen }: { work: Work; onOpen: (event: MouseEvent) => void }) {
  const { slug, title, text, client, kind, year, colour, picture } = work;
  return (
    <li className={clsx(styles.card, styles[colour])} data-kind={kind}>
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes="(min-width: 1300px) 560px, (min-width: 760px) 44vw, 90vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.meta}>
          {client}, {year}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <Link
          to={`/portfolio#${slug}`}
          aria-label={`${words.view}: ${client}`}
          className={styles.view}
          onClick={onOpen}
        >
          {words.view}
          <ArrowRight />
        </Link>
      </div>
    </li>
  );
}
