import gallery from '@content/gallery';
import type { CSSProperties, MouseEvent } from 'react';
import { Picture } from '../../../components/Picture';
import { largestAddress } from '../../../components/Picture/addresses';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

/** All pictures in rows of equal height. */
export function Grid({
  alone,
  onOpen,
}: {
  /** Has no carousel above it. */
  alone: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, position: number) => void;
}) {
  const { heading, lead, all, pictures, labels } = gallery;
  return (
    <Section
      ground={alone ? 'paper' : 'mist'}
      labelledBy="all"
      heading={alone ? heading : all}
      lead={alone ? lead : undefined}
    >
      <ul className={styles.pictures}>
        {pictures.map(({ slug, caption, picture }, position) => (
          <li key={slug} className={styles.place} style={proportionsOf(picture)}>
            <a
              href={largestAddress(picture)}
              className={styles.link}
              onClick={(event) => onOpen(event, position)}
            >
              <Picture
                picture={picture}
                sizes="(width >= 1300px) 400px, (width >= 768px) 31vw, (width >= 480px) 46vw, 90vw"
                className={styles.picture}
              />
              <span className="unseen">{labels.enlarge}: </span>
              <span className={styles.caption}>{caption}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function proportionsOf({ width, height }: { width: number; height: number }): CSSProperties {
  return { '--ratio': width / height } as CSSProperties;
}
