import texts from '@content/portfolio-page';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import type { WorkData } from '../../../content/schemas';
import styles from './styles.module.css';

/** Of the first three, a screen may fill its row; later ones stand in pairs. */
const largeSizes = '(width >= 1300px) 1230px, 92vw';
const pairSizes = '(width >= 1300px) 604px, (width >= 48em) 46vw, 92vw';

/** Phones come first, so that each shares its row with a screen or with another phone. */
export function Details({ details }: Pick<WorkData, 'details'>) {
  const phonesFirst = details.toSorted((a, b) => Number(b.phone ?? 0) - Number(a.phone ?? 0));
  return (
    <Section ground="mist" labelledBy="details" heading={texts.details}>
      <ul className={styles.parts}>
        {phonesFirst.map(({ picture, caption, phone }, place) => (
          <li key={caption} className={phone && styles.phone}>
            <figure className={styles.figure}>
              <Picture
                picture={picture}
                sizes={phone ? '264px' : place < 3 ? largeSizes : pairSizes}
                className={styles.picture}
              />
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
