import support from '@content/support';
import { Faq } from '../../../components/Faq';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { TwoColumns } from '../../../components/TwoColumns';

export function Questions() {
  const { heading, lead, items } = support.questions;
  return (
    <Section labelledBy="questions">
      <TwoColumns secondWidth="1.5fr">
        <SectionHeading id="questions" lead={lead} heading={heading} />
        <Faq questions={items} />
      </TwoColumns>
    </Section>
  );
}
