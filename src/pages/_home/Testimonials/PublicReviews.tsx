import home from '@content/home';
import { ExternalLink } from '../../../components/ExternalLink';
import { ArrowUpRight, Star } from '../../../components/icons';
import styles from './styles.module.css';

export function PublicReviews({ reviewsUrl }: { reviewsUrl: string }) {
  const { heading, text } = home.testimonials.publicReviews;
  return (
    <ExternalLink to={reviewsUrl} className={styles.reviews}>
      <Star className={styles.star} />
      <span>
        <span className={styles.name}>{heading}</span>
        <span className={styles.position}>{text}</span>
      </span>
      <ArrowUpRight className={styles.arrow} />
    </ExternalLink>
  );
}
