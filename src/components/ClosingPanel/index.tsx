import answeringPerson from '@content/answering-person';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { AnsweringPerson } from '../AnsweringPerson';
import { LinkButton } from '../Button';
import { Logo } from '../Logo';
import { Portrait } from '../Portrait';
import { Section } from '../Section';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** A sentence that stands larger than the heading. */
  promise?: string | undefined;
  text?: string;
  button: { label: string; to: string };
  children?: ReactNode;
}

/** The panel replaces the footer's call to action (theme/Footer/styles.module.css). */
export function ClosingPanel({ heading, promise, text, button, children }: Props) {
  const { person } = answeringPerson;
  return (
    <Section labelledBy="closing_panel">
      <div className={styles.panel} data-ground="dark" data-closing="">
        <div className={styles.words}>
          <h2 id="closing_panel" className={clsx(styles.heading, promise && styles.small)}>
            {heading}
          </h2>
          {promise && <p className={styles.heading}>{promise}</p>}
          {text && <p className={styles.text}>{text}</p>}
          <div className={styles.buttons}>
            {children}
            <LinkButton {...button} variant="onDark" arrow />
          </div>
          {person && <AnsweringPerson person={person} hasPortrait={false} />}
        </div>
        {person ? (
          <Portrait
            {...person}
            name={person.fullName}
            sizes="(width < 48em) 40vw, 400px"
            className={styles.portrait}
          />
        ) : (
          <Logo className={styles.mark} />
        )}
      </div>
    </Section>
  );
}
