import guide from '@content/style-guide';
import { Section } from '../../components/Section';
import { example } from './exampleContent';
import styles from './styles.module.css';

export function Colours() {
  return (
    <Section heading={guide.headings.colours}>
      <ul className={styles.swatches}>
        {guide.colours.map(({ name, use }) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: `var(${name})` }} />
            <code>{name}</code>
            <p className={styles.use}>{use}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Sizes() {
  return (
    <Section ground="mist" heading={guide.headings.type}>
      <ul className={styles.stack}>
        {guide.sizes.map(({ name, use }) => (
          <li key={name}>
            <p className={styles.specimen} style={{ fontSize: `var(${name})` }}>
              {example.sampleHeading}
            </p>
            <p className={styles.use}>
              <code>{name}</code> {use}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
