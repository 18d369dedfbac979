import support from '@content/support';
import { Drawing } from '../../../components/Drawing';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

/** An example of a good report: each note is beside the part that it explains. */
export function Prepare() {
  const { heading, text, items } = support.prepare;
  return (
    <Section ground="deep" labelledBy="prepare" heading={heading} lead={text} split>
      <ol className={styles.report}>
        {items.map((item) => (
          <li key={item.title} className={styles.part}>
            <div className={styles.note}>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </div>
            <div className={styles.example}>
              <p>{item.example}</p>
              {item.drawing && (
                <Drawing path={item.drawing} width={360} height={220} className={styles.drawing} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
