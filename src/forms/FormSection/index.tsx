import type { ReactNode } from 'react';
import { Card } from '../../components/Card';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import type { FormTexts } from '../../content/schemas';
import styles from './styles.module.css';

/** A form on a raised card, beside its heading. */
export function FormSection({ form, children }: { form: FormTexts; children: ReactNode }) {
  const { name, heading, lead } = form;
  return (
    <Section ground="sand">
      <div className={styles.sides}>
        <SectionHeading id={`${name}-heading`} lead={lead}>
          {heading}
        </SectionHeading>
        <Card lifted>{children}</Card>
      </div>
    </Section>
  );
}
