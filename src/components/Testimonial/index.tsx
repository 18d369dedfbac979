import clsx from 'clsx';
import type { ContentFile } from '../../content/schemas';
import { Portrait } from '../Portrait';
import styles from './styles.module.css';

export function Testimonial({
  testimonial: { position, content, ...portrait },
  large = false,
  className,
}: {
  testimonial: ContentFile<'testimonials'>[number];
  large?: boolean;
  className?: string | undefined;
}) {
  return (
    <figure className={clsx(styles.testimonial, large && styles.large, className)}>
      <blockquote className={styles.words}>{content}</blockquote>
      <figcaption className={styles.person}>
        <Portrait {...portrait} sizes={large ? '56px' : '48px'} className={styles.portrait} />
        <span>
          <span className={styles.name}>{portrait.name}</span>
          <span className={styles.position}>{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
