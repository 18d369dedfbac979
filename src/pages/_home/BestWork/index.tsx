import clients from '@content/clients';
import home from '@content/home';
import { Section } from '../../../components/Section';
import { Projects } from './Projects';
import styles from './styles.module.css';

export function BestWork() {
  const { eyebrow, heading, subtitle } = home.work;
  if (clients.length === 0) {
    return null;
  }
  return (
    <Section
      ground="night"
      labelledBy="work"
      className={styles.section}
      heading={heading}
      eyebrow={eyebrow}
      lead={subtitle}
      centred
    >
      <div className={styles.wide}>
        <Projects />
      </div>
    </Section>
  );
}
