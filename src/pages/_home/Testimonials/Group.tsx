import type { Content } from '../../../content/schemas';
import styles from './styles.module.css';

type People = Content['testimonials'][number]['people'];

/** Three testimonials. Those not shown keep their place and are out of everyone's reach. */
export function Group({ people, shown }: { people: People; shown: boolean }) {
  return (
    <ul className={styles.group} data-shown={shown}>
      {people.map(({ name, position, content, picture }) => (
        <li key={name} className={styles.item}>
          <figure className={styles.card}>
            <blockquote className={styles.words}>{content}</blockquote>
            <figcaption className={styles.person}>
              <img
                className={styles.portrait}
                src={`/${picture}.svg`}
                alt=""
                width="48"
                height="48"
                loading="lazy"
              />
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.position}>{position}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
