import words from '@content/career-page';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { Steps } from '../../components/Steps';

export function Hiring() {
  const { heading, steps } = words.hiring;
  return (
    <Section labelledBy="hiring">
      <SectionHeading id="hiring">{heading}</SectionHeading>
      <Steps steps={steps} />
    </Section>
  );
}
