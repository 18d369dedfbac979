import texts from '@content/portfolio-page';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import type { WorkData } from '../../../content/schemas';
import styles from './styles.module.css';

const screenSizes = '(width >= 1300px) 800px, (width >= 48em) 60vw, 92vw';

export function Details({ details }: Pick<WorkData, 'details'>) {
  const groups = Map.groupBy(details, ({ phone }) => (phone ? 'phones' : 'parts'));
  return (
    <Section ground="mist" labelledBy="details" heading={texts.details}>
      <div className={styles.columns}>
        {(['phones', 'parts'] as const).map((name) => {
          const group = groups.get(name);
          return (
            group && (
              <ul key={name} className={styles[name]}>
                {group.map(({ picture, caption }) => (
                  <li key={caption}>
                    <figure className={styles.figure}>
                      <Picture
                        picture={picture}
                        sizes={name === 'phones' ? '264px' : screenSizes}
                        className={styles.picture}
                      />
                      <figcaption className={styles.caption}>{caption}</figcaption>
                    </figure>
                  </li>
                ))}
              </ul>
            )
          );
        })}
      </div>
    </Section>
  );
}
