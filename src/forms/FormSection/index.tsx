import company from '@content/company';
import labels from '@content/forms/labels';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card';
import { Clock } from '../../components/icons';
import { officeHoursText } from '../../components/office';
import { Portrait } from '../../components/Portrait';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import type { FormTexts } from '../../content/schemas';
import { buildTelUrl } from '../../shared/tel-url';
import styles from './styles.module.css';

export function FormSection({
  formTexts,
  heading = formTexts.heading,
  processTexts = formTexts.process,
  children,
}: {
  formTexts: FormTexts;
  heading?: string;
  processTexts?: FormTexts['process'];
  children: ReactNode;
}) {
  const { name, lead, afterSending, person } = formTexts;
  useBrokenLinks().collectAnchor(`${name}-heading`);
  return (
    <Section ground="sand">
      <div className={styles.columns}>
        <SectionHeading id={`${name}-heading`} lead={lead} heading={heading} />
        <Card lifted className={styles.form}>
          {children}
        </Card>
        <div className={styles.aside}>
          {processTexts && (
            <div>
              <h3 className={styles.title}>{processTexts.heading}</h3>
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
            </div>
          )}
          <div className={styles.contact}>
            {person && (
              <>
                <Portrait
                  person={{ ...person, name: person.fullName }}
                  sizes="88px"
                  className={styles.portrait}
                />
                <div>
                  <p className={styles.name}>{labels.talk.replace('{name}', person.fullName)}</p>
                  <p className={styles.small}>{person.designation}</p>
                  <a href={buildTelUrl(company.phones[0])} className={styles.phone}>
                    {company.phones[0]}
                  </a>
                </div>
              </>
            )}
            <p className={clsx(styles.hours, styles.small)}>
              <Clock />
              <span>
                {afterSending}
                <br />
                {officeHoursText}
              </span>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
