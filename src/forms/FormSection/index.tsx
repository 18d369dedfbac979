import type { ReactNode } from 'react';
import { Card } from '../../components/Card';
import { Columns } from '../../components/Columns';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import type { FormTexts } from '../../content/schemas';

/** A form on a raised card, beside its heading. */
export function FormSection({ form, children }: { form: FormTexts; children: ReactNode }) {
  const { name, heading, lead } = form;
  return (
    <Section ground="sand">
      <Columns second="37rem">
        <SectionHeading id={`${name}-heading`} lead={lead}>
          {heading}
        </SectionHeading>
        <Card lifted>{children}</Card>
      </Columns>
    </Section>
  );
}
