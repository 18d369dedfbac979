import words from '@content/career-page';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { Stepper } from '../../components/Stepper';

export function Hiring() {
  const { heading, steps } = words.hiring;
  return (
    <Section labelledBy="hiring">
      <SectionHeading id="hiring">{heading}</SectionHeading>
      <Stepper steps={steps} />
    </Section>
  );
}
