/** The page Support, whose ordered address is /register. */
import supportForm from '@content/forms/support';
import page from '@content/pages/support';
import support from '@content/support';
import { Page } from '../components/Page';
import { StructuredData } from '../components/StructuredData';
import { buildFaqPage } from '../components/StructuredData/questions';
import { FormSection } from '../forms/FormSection';
import { SupportForm } from '../forms/SupportForm';
import { Prepare } from './_support/Prepare';
import { Questions } from './_support/Questions';
import { SupportChannels } from './_support/SupportChannels';

export default function SupportPage() {
  return (
    <Page page={page}>
      <SupportChannels />
      <Prepare />
      <Questions />
      <FormSection formTexts={supportForm}>
        <SupportForm />
      </FormSection>
      <StructuredData things={[buildFaqPage(support.questions.items)]} />
    </Page>
  );
}
