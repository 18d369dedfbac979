import clients from '@content/clients';
import home from '@content/home';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { Projects } from './Projects';
import styles from './styles.module.css';

export function BestWork() {
  const { eyebrow, heading, subtitle } = home.work;
  if (clients.length === 0) {
    return null;
  }
  return (
    <Section ground="night" labelledBy="work" className={styles.section}>
      <SectionHeading id="work" eyebrow={eyebrow} lead={subtitle} centred>
        {heading}
      </SectionHeading>
      <div className={styles.wide}>
        <Projects />
      </div>
    </Section>
  );
}
