import support from '@content/support';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { TickList } from '../../../components/TickList';
import styles from './styles.module.css';

export function Prepare() {
  const { eyebrow, heading, text, items } = support.prepare;
  return (
    <Section ground="deep" labelledBy="prepare">
      <SectionHeading id="prepare" eyebrow={eyebrow} lead={text}>
        {heading}
      </SectionHeading>
      <TickList items={items} className={styles.items} />
    </Section>
  );
}
