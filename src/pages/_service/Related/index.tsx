import words from '@content/service-page';
import { Section } from '../../../components/Section';
import type { ServiceLink } from '../../../content/schemas';
import { ServiceCard } from '../ServiceCard';
import styles from './styles.module.css';

export function Related({ services }: { services: ServiceLink[] }) {
  return (
    <Section ground="sand" labelledBy="related" heading={words.related}>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.key}>
            <ServiceCard
              service={service}
              sizes="(width < 768px) calc(100vw - 40px), (width < 1300px) 31vw, 400px"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
