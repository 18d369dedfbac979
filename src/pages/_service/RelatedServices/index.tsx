import texts from '@content/service-page';
import { Card } from '../../../components/Card';
import { ArrowUpRight } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import type { ServiceLink } from '../../../content/schemas';
import styles from './styles.module.css';

export function RelatedServices({ services }: { services: ServiceLink[] }) {
  return (
    <Section ground="sand" labelledBy="related" heading={texts.related}>
      <ul className={styles.services}>
        {services.map(({ key, name, picture }) => (
          <li key={key}>
            <Card to={`/service/${key}`} className={styles.card}>
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes="(width < 48em) calc(100vw - 40px), (width < 1300px) 31vw, 400px"
                className={styles.picture}
              />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <ArrowUpRight className={styles.arrow} />
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
