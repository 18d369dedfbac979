import meeting from '@content/meeting';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { Stepper } from '../../components/Stepper';

export function Agenda() {
  const { heading, steps } = meeting.agenda;
  return (
    <Section labelledBy="agenda">
      <SectionHeading id="agenda">{heading}</SectionHeading>
      <Stepper steps={steps} />
    </Section>
  );
}
