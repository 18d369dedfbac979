import words from '@content/service-page';
import { LinkButton } from '../../../components/Button';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

export function Closing({ name }: { name: string }) {
  const { heading, text, button } = words.closing;
  return (
    <Section labelledBy="closing">
      <div className={styles.panel} data-ground="dark">
        <div className={styles.words}>
          <h2 id="closing" className={styles.heading}>
            {heading.replace('{service}', name)}
          </h2>
          <p className={styles.text}>{text}</p>
          <LinkButton to={button.to} look="onDark" arrow className={styles.button}>
            {button.label}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
