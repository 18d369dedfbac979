import words from '@content/industry-page';
import { Card } from '../../../components/Card';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { ServiceLinks } from '../../../components/ServiceLinks';
import type { IndustryData } from '../../../content/schemas';
import styles from './styles.module.css';

/** The trade's problems, our answers, and the services behind them. */
export function Problems({ trade: { problems, services } }: { trade: IndustryData }) {
  if (problems.length + services.length === 0) {
    return null;
  }
  return (
    <Section labelledBy={problems.length > 0 ? 'problems' : 'services'}>
      {problems.length > 0 && (
        <>
          <SectionHeading id="problems" heading={words.problems} />
          <ul className={styles.problems}>
            {problems.map(({ title, text, built }) => (
              <li key={title} className={styles.item}>
                <Card className={styles.card}>
                  <div>
                    <h3 className={styles.title}>{title}</h3>
                    <p className={styles.text}>{text}</p>
                  </div>
                  <div className={styles.built}>
                    <p className={styles.label}>{words.built}</p>
                    <p>{built}</p>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
      {services.length > 0 && (
        <>
          <h2 id="services" className={styles.services}>
            {words.services}
          </h2>
          <ServiceLinks keys={services} />
        </>
      )}
    </Section>
  );
}
