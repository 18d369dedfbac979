import texts from '@content/industry-page';
import { Card } from '../../../components/Card';
import { buildColourStyle } from '../../../components/colourStyle';
import { Section, SectionHeading } from '../../../components/Section';
import { ServiceLinks } from '../../../components/ServiceLinks';
import type { IndustryData } from '../../../content/schemas';
import styles from './styles.module.css';

export function ProblemsAndServices({ industry }: { industry: IndustryData }) {
  const { problems, services, tone } = industry;
  if (problems.length + services.length === 0) {
    return null;
  }
  return (
    <Section labelledBy={problems.length > 0 ? 'problems' : 'services'}>
      {problems.length > 0 && (
        <>
          <SectionHeading id="problems" heading={texts.problems} />
          <ul className={styles.problems} style={buildColourStyle(tone)}>
            {problems.map(({ title, text, built }) => (
              <li key={title} className={styles.item}>
                <Card className={styles.card}>
                  <div>
                    <h3 className={styles.title}>{title}</h3>
                    <p className={styles.text}>{text}</p>
                  </div>
                  <div className={styles.solution}>
                    <p className={styles.label}>{texts.built}</p>
                    <p>{built}</p>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
      {services.length > 0 && (
        <div className={styles.services}>
          <h2 id="services" className={styles.heading}>
            {texts.services}
          </h2>
          <ServiceLinks keys={services} />
        </div>
      )}
    </Section>
  );
}
