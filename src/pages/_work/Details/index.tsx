import texts from '@content/portfolio-page';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import type { WorkData } from '../../../content/schemas';
import styles from './styles.module.css';

type DetailPictures = WorkData['details'];

export function Details({ details }: { details: DetailPictures }) {
  return (
    <Section ground="mist" labelledBy="details" heading={texts.details}>
      <div className={styles.columns}>
        <DetailPictureList
          details={details.filter((detail) => detail.phone)}
          sizes="264px"
          className={styles.phones}
        />
        <DetailPictureList
          details={details.filter((detail) => !detail.phone)}
          sizes="(width >= 1300px) 800px, (width >= 48em) 60vw, 92vw"
          className={styles.parts}
        />
      </div>
    </Section>
  );
}

interface Props {
  details: DetailPictures;
  sizes: string;
  className?: string;
}

function DetailPictureList({ details, sizes, className }: Props) {
  if (details.length === 0) {
    return null;
  }
  return (
    <ul className={className}>
      {details.map(({ picture, caption }) => (
        <li key={caption}>
          <figure className={styles.figure}>
            <Picture picture={picture} sizes={sizes} className={styles.picture} />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
