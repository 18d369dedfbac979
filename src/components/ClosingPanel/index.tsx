import { LinkButton } from '../Button';
import { Logo } from '../Logo';
import { Section } from '../Section';
import styles from './styles.module.css';

/** The panel replaces the footer's call to action (theme/Footer/styles.module.css). */
export function ClosingPanel({
  heading,
  text,
  button,
}: {
  heading: string;
  text?: string;
  button: { label: string; to: string };
}) {
  return (
    <Section labelledBy="closing_panel">
      <div className={styles.panel} data-ground="dark" data-closing="">
        <div className={styles.words}>
          <h2 id="closing_panel" className={styles.heading}>
            {heading}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          <LinkButton {...button} variant="onDark" arrow className={styles.button} />
        </div>
        <Logo className={styles.mark} />
      </div>
    </Section>
  );
}
