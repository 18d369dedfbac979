import testimonials from '@content/testimonials';
import { inColumns } from '../../../components/columns';
import { Testimonial } from '../../../components/Testimonial';
import type { ContentFile } from '../../../content/schemas';
import styles from './styles.module.css';

type People = ContentFile<'testimonials'>;

/** Up to three testimonials. A hidden group keeps its space. */
export function Group({ people, shown }: { people: People; shown: boolean }) {
  return (
    <ul
      className={styles.group}
      style={inColumns(Math.min(testimonials.length, 3), 3)}
      data-shown={shown}
    >
      {people.map((said) => (
        <li key={said.name}>
          <Testimonial said={said} className={styles.card} />
        </li>
      ))}
    </ul>
  );
}
