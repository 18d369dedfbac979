import support from '@content/support';
import { Columns } from '../../../components/Columns';
import { Faq } from '../../../components/Faq';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';

export function Questions() {
  const { heading, lead, items } = support.questions;
  return (
    <Section labelledBy="questions">
      <Columns second="1.5fr">
        <SectionHeading id="questions" lead={lead}>
          {heading}
        </SectionHeading>
        <Faq questions={items} />
      </Columns>
    </Section>
  );
}
