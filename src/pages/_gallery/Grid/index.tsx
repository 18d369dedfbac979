import gallery from '@content/gallery';
import type { MouseEvent } from 'react';
import { Picture } from '../../../components/Picture';
import { buildLargestUrl } from '../../../components/Picture/addresses';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

/** Of five pictures, the first is large. */
const bandLength = 5;

export function Grid({
  onOpenPicture,
}: {
  onOpenPicture: (clickEvent: MouseEvent<HTMLAnchorElement>, pictureIndex: number) => void;
}) {
  const { heading, lead, pictures, labels } = gallery;
  return (
    <Section labelledBy="pictures" heading={heading} lead={lead}>
      <ul className={styles.pictures}>
        {pictures.map(({ slug, caption, picture }, pictureIndex) => (
          <li key={slug} className={styles.item}>
            <a
              href={buildLargestUrl(picture, 'avif')}
              className={styles.link}
              onClick={(event) => onOpenPicture(event, pictureIndex)}
            >
              <Picture
                picture={picture}
                eager={pictureIndex === 0}
                sizes={
                  pictureIndex % bandLength === 0
                    ? '(width >= 1600px) 800px, (width >= 48em) 42vw, 92vw'
                    : '(width >= 1600px) 400px, (width >= 48em) 24vw, 48vw'
                }
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
