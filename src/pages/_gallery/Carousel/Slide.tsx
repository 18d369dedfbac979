import gallery from '@content/gallery';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { Enlarge } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import { largestAddress } from '../../../components/Picture/addresses';
import styles from './styles.module.css';

type Shown = (typeof gallery.pictures)[number];

export function Slide({
  shown: { caption, picture },
  first,
  onOpen,
}: {
  shown: Shown;
  /** Loads early, for a picture above the fold. */
  first: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  return (
    <li className={clsx('swiper-slide', styles.slide)}>
      <a href={largestAddress(picture)} className={styles.link} onClick={onOpen}>
        <Picture
          picture={picture}
          first={first}
          sizes="(width >= 1024px) 300px, (width >= 768px) 31vw, (width >= 480px) 46vw, 90vw"
          className={styles.picture}
        />
        <span className={styles.enlarge}>
          <Enlarge />
          <span className="unseen">{gallery.labels.enlarge}: </span>
        </span>
        <span className={styles.caption}>{caption}</span>
      </a>
    </li>
  );
}
