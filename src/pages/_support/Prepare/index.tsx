import support from '@content/support';
import { Section } from '../../../components/Section';
import { TickList } from '../../../components/TickList';
import styles from './styles.module.css';

export function Prepare() {
  const { heading, text, items } = support.prepare;
  return (
    <Section ground="deep" labelledBy="prepare" heading={heading} lead={text}>
      <TickList items={items} className={styles.items} />
    </Section>
  );
}
