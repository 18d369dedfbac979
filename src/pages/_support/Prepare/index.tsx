import support from '@content/support';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import styles from './styles.module.css';

export function Prepare() {
  const { eyebrow, heading, text, items } = support.prepare;
  return (
    <Section ground="deep" labelledBy="prepare">
      <SectionHeading id="prepare" eyebrow={eyebrow} lead={text}>
        {heading}
      </SectionHeading>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
