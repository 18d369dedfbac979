import forms from '@content/forms';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import type { FormName } from '../../shared/forms.ts';
import styles from './styles.module.css';

/** A form on a raised card, beside what it is for. */
export function FormSection({
  form,
  ground = 'sand',
  children,
}: {
  form: FormName;
  ground?: 'paper' | 'mist' | 'sand';
  children: ReactNode;
}) {
  const { heading, lead } = forms[form];
  return (
    <Section ground={ground}>
      <div className={styles.sides}>
        <SectionHeading id={`${form}-heading`} lead={lead}>
          {heading}
        </SectionHeading>
        <Card lifted>{children}</Card>
      </div>
    </Section>
  );
}
