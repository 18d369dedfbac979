import guide from '@content/style-guide';
import { Section } from '../../components/Section';
import { exampleContent } from './exampleContent';
import styles from './styles.module.css';

export function Colours() {
  return (
    <Section heading={guide.headings.colours}>
      <ul className={styles.swatches}>
        {guide.colours.map(({ name: tokenName, use: tokenPurpose }) => (
          <li key={tokenName}>
            <span className={styles.swatch} style={{ background: `var(${tokenName})` }} />
            <code>{tokenName}</code>
            <p className={styles.use}>{tokenPurpose}</p>
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
        {guide.sizes.map(({ name: tokenName, use: tokenUse }) => (
          <li key={tokenName}>
            <p className={styles.specimen} style={{ fontSize: `var(${tokenName})` }}>
              {exampleContent.sampleHeading}
            </p>
            <p className={styles.use}>
              <code>{tokenName}</code> {tokenUse}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
