import clsx from 'clsx';
import type { ContentFile } from '../../content/schemas';
import { Portrait } from '../Portrait';
import styles from './styles.module.css';

export function Testimonial({
  testimonial: { name, position, content: quoteText, drawing: drawingPath, photo },
  large: isLarge = false,
  className,
}: {
  testimonial: ContentFile<'testimonials'>[number];
  large?: boolean;
  className?: string | undefined;
}) {
  return (
    <figure className={clsx(styles.testimonial, isLarge && styles.large, className)}>
      <blockquote className={styles.words}>{quoteText}</blockquote>
      <figcaption className={styles.person}>
        <Portrait
          person={{ name, drawing: drawingPath, photo }}
          sizes={isLarge ? '56px' : '48px'}
          className={styles.portrait}
        />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.position}>{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
