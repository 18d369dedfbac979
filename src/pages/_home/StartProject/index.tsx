import home from '@content/home';
import { Card } from '../../../components/Card';
import { Picture } from '../../../components/Picture';
import { Reveal } from '../../../components/Reveal';
import { Section, SectionHeading, TwoColumns } from '../../../components/Section';
import { InquiryForm } from '../../../forms/InquiryForm';
import styles from './styles.module.css';

export function StartProject() {
  const { eyebrow, heading, text, picture } = home.partner;
  return (
    <Section ground="sand" labelledBy="start">
      <TwoColumns>
        <Reveal className={styles.words}>
          <SectionHeading id="start" eyebrow={eyebrow} lead={text} heading={heading} />
          <Picture
            picture={picture}
            sizes="(width >= 64em) 580px, 100vw"
            className={styles.picture}
          />
        </Reveal>
        <Card lifted className={styles.form}>
          <InquiryForm />
        </Card>
      </TwoColumns>
    </Section>
  );
}
