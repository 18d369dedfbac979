import support from '@content/support';
import { Faq } from '../../../components/Faq';
import { Section, SectionHeading, TwoColumns } from '../../../components/Section';

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
