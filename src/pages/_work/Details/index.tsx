import texts from '@content/portfolio-page';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import type { WorkData } from '../../../content/schemas';
import styles from './styles.module.css';

/** A screen shares its row with a phone, with another screen, or with nothing. */
const screenSizes = {
  besidePhone: '(width >= 1300px) 915px, (width >= 48em) 70vw, 92vw',
  besideScreen: '(width >= 1300px) 604px, (width >= 48em) 46vw, 92vw',
  alone: '(width >= 1300px) 1230px, 92vw',
};

/** Phones come first, so that each shares its row with a screen or with another phone. */
export function Details({ details }: Pick<WorkData, 'details'>) {
  const phonesFirst = details.toSorted((a, b) => Number(b.phone ?? 0) - Number(a.phone ?? 0));
  const hasOnePhone = details.filter(({ phone }) => phone).length === 1;
  function chooseSizes(place: number) {
    const isAlone = hasOnePhone && place === 2 && details.length % 2 === 1;
    return screenSizes[
      isAlone ? 'alone' : hasOnePhone && place === 1 ? 'besidePhone' : 'besideScreen'
    ];
  }
  return (
    <Section ground="mist" labelledBy="details" heading={texts.details}>
      <ul className={styles.parts}>
        {phonesFirst.map(({ picture, caption, phone }, place) => (
          <li key={caption} className={phone && styles.phone}>
            <figure className={styles.figure}>
              <Picture
                picture={picture}
                sizes={phone ? '264px' : chooseSizes(place)}
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
