import texts from '@content/service-page';
import { AnsweringPerson } from '../../../components/AnsweringPerson';
import { Section, SectionHeading, TwoColumns } from '../../../components/Section';
import type { ServiceData } from '../../../content/schemas';
import styles from './styles.module.css';

export function Introduction({ additionalInfo, person }: ServiceData) {
  return (
    <Section labelledBy="introduction">
      <TwoColumns secondWidth="62%">
        <div className={styles.opening}>
          <SectionHeading id="introduction" heading={texts.introduction} />
          {person && <AnsweringPerson person={person} />}
        </div>
        <p className={styles.text}>{additionalInfo}</p>
      </TwoColumns>
    </Section>
  );
}
