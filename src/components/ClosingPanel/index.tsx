import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ContentFile, ServiceData, WorkData } from '../../content/schemas';
import { AnsweringPerson } from '../AnsweringPerson';
import { LinkButton } from '../Button';
import { buildColourStyle } from '../colourStyle';
import { Logo } from '../Logo';
import { Portrait } from '../Portrait';
import { Section } from '../Section';
import styles from './styles.module.css';

interface Props extends Omit<ContentFile<'service-page'>['closing'], 'promise' | 'text'> {
  /** A sentence that stands larger than the heading; the person's own sentence replaces it. */
  promise?: string | undefined;
  text?: string;
  person: ServiceData['person'];
  colour?: WorkData['colour'];
  children?: ReactNode;
}

/** The panel replaces the footer's call to action (theme/Footer/styles.module.css). */
export function ClosingPanel({ heading, text, button, person, colour, children, ...rest }: Props) {
  const promise = person?.closing ?? rest.promise;
  return (
    <Section labelledBy="closing_panel">
      <div
        className={clsx('hem', styles.panel, colour && [styles.toned, styles[colour]])}
        style={colour && buildColourStyle(colour)}
        data-ground="dark"
        data-closing=""
      >
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
          {person && <AnsweringPerson person={person} />}
        </div>
        {person ? (
          <Portrait {...person} name={person.fullName} sizes="400px" className={styles.portrait} />
        ) : (
          <Logo className={styles.mark} />
        )}
      </div>
    </Section>
  );
}
