import missionVision from '@content/mission-vision';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import { Stepper } from '../../components/Stepper';

export function Timeline() {
  const { eyebrow, heading, steps } = missionVision.timeline;
  return (
    <Section ground="night" labelledBy="timeline">
      <SectionHeading id="timeline" eyebrow={eyebrow}>
        {heading}
      </SectionHeading>
      <Stepper steps={steps} look="years" />
    </Section>
  );
}
