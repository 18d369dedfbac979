import type { ReactNode } from 'react';
import { Card } from '../../components/Card';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { TwoColumns } from '../../components/TwoColumns';
import type { FormTexts } from '../../content/schemas';

/** A form on a raised card, beside its heading. */
export function FormSection({ form, children }: { form: FormTexts; children: ReactNode }) {
  const { name, heading, lead } = form;
  return (
    <Section ground="sand">
      <TwoColumns second="37rem">
        <SectionHeading id={`${name}-heading`} lead={lead} heading={heading} />
        <Card lifted>{children}</Card>
      </TwoColumns>
    </Section>
  );
}
