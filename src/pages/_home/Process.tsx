import home from '@content/home';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { Stepper } from '../../components/Stepper';

export function Process() {
  const { eyebrow, heading, lead, steps } = home.process;
  return (
    <Section labelledBy="process">
      <SectionHeading id="process" eyebrow={eyebrow} lead={lead}>
        {heading}
      </SectionHeading>
      <Stepper steps={steps} look="discs" />
    </Section>
  );
}
