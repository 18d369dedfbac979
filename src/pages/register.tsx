import supportForm from '@content/forms/support';
import page from '@content/pages/support';
import { Page } from '../components/Page';
import { FormSection } from '../forms/FormSection';
import { SupportForm } from '../forms/SupportForm';
import { Prepare } from './_support/Prepare';
import { Questions } from './_support/Questions';
import { Ways } from './_support/Ways';

export default function SupportPage() {
  return (
    <Page page={page}>
      <Ways />
      <Prepare />
      <Questions />
      <FormSection form={supportForm}>
        <SupportForm />
      </FormSection>
    </Page>
  );
}
