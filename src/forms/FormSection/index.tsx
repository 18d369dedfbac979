import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { AnsweringPerson } from '../../components/AnsweringPerson';
import { Card } from '../../components/Card';
import { Fold } from '../../components/Fold';
import { Clock } from '../../components/icons';
import { officeHoursText } from '../../components/office';
import { Section, SectionHeading } from '../../components/Section';
import type { FormTexts } from '../../content/schemas';
import styles from './styles.module.css';

export function FormSection({
  formTexts,
  heading = formTexts.heading,
  processTexts = formTexts.process,
  opening,
  children,
}: {
  formTexts: FormTexts;
  heading?: string;
  processTexts?: FormTexts['process'];
  /** Stands beside the form, whose heading is then in its card. */
  opening?: ReactNode;
  children: ReactNode;
}) {
  const { name, lead, afterSending, person } = formTexts;
  useBrokenLinks().collectAnchor(`${name}-heading`);
  const formHeading = <SectionHeading id={`${name}-heading`} lead={lead} heading={heading} />;
  return (
    <Section ground="sand">
      <div className={styles.columns}>
        {opening ?? formHeading}
        <Card lifted className={clsx(styles.form, opening && styles.beside)}>
          {opening && formHeading}
          {children}
        </Card>
        <div className={styles.aside}>
          {processTexts && (
            <Fold
              label={processTexts.heading}
              heading={<h3 className={styles.title}>{processTexts.heading}</h3>}
            >
              <ol className={styles.steps}>
                {processTexts.steps.map((processStep) => (
                  <li key={processStep.title} className={styles.step}>
                    <div className={styles.words}>
                      <h4>{processStep.title}</h4>
                      <p className={styles.small}>{processStep.text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </Fold>
          )}
          <div className={styles.contact}>
            {person && <AnsweringPerson person={person} />}
            <p className={clsx(styles.hours, styles.small)}>
              <Clock />
              <span>
                {afterSending}
                {!person && (
                  <>
                    <br />
                    {officeHoursText}
                  </>
                )}
              </span>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
