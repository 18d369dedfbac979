import texts from '@content/industry-page';
import { Card } from '../../../components/Card';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { ServiceLinks } from '../../../components/ServiceLinks';
import type { IndustryData } from '../../../content/schemas';
import styles from './styles.module.css';

export function ProblemsAndServices({ industry }: { industry: IndustryData }) {
  const { problems: industryProblems, services: serviceKeys } = industry;
  if (industryProblems.length + serviceKeys.length === 0) {
    return null;
  }
  return (
    <Section labelledBy={industryProblems.length > 0 ? 'problems' : 'services'}>
      {industryProblems.length > 0 && (
        <>
          <SectionHeading id="problems" heading={texts.problems} />
          <ul className={styles.problems}>
            {industryProblems.map(
              ({ title: problemTitle, text: problemText, built: builtSolution }) => (
                <li key={problemTitle} className={styles.item}>
                  <Card className={styles.card}>
                    <div>
                      <h3 className={styles.title}>{problemTitle}</h3>
                      <p className={styles.text}>{problemText}</p>
                    </div>
                    <div className={styles.solution}>
                      <p className={styles.label}>{texts.built}</p>
                      <p>{builtSolution}</p>
                    </div>
                  </Card>
                </li>
              ),
            )}
          </ul>
        </>
      )}
      {serviceKeys.length > 0 && (
        <>
          <h2 id="services" className={styles.services}>
            {texts.services}
          </h2>
          <ServiceLinks keys={serviceKeys} />
        </>
      )}
    </Section>
  );
}
