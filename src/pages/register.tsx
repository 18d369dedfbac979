/** The page Support, whose ordered address is /register. */
import supportForm from '@content/forms/support';
import page from '@content/pages/support';
import support from '@content/support';
import { Faq } from '../components/Faq';
import { Page } from '../components/Page';
import { Section, SectionHeading, TwoColumns } from '../components/Section';
import { StructuredData } from '../components/StructuredData';
import { buildFaqPage } from '../components/StructuredData/questions';
import { FormSection } from '../forms/FormSection';
import { SupportForm } from '../forms/SupportForm';
import { Prepare } from './_support/Prepare';
import { SupportChannels } from './_support/SupportChannels';

export default function SupportPage() {
  const { heading, lead, items } = support.questions;
  return (
    <Page page={page}>
      <SupportChannels />
      <Prepare />
      <Section labelledBy="questions">
        <TwoColumns secondWidth="1.5fr">
          <SectionHeading id="questions" heading={heading} lead={lead} />
          <Faq questions={items} />
        </TwoColumns>
      </Section>
      <FormSection formTexts={supportForm}>
        <SupportForm />
      </FormSection>
      <StructuredData things={[buildFaqPage(items)]} />
    </Page>
  );
}
