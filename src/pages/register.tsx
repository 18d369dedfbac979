import page from '@content/pages/support';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';
import { FormSection } from '../forms/FormSection';
import { SupportForm } from '../forms/SupportForm';

export default function SupportPage() {
  return (
    <Page page={page}>
      <FormSection form="support">
        <SupportForm />
      </FormSection>
      <WaysToReachUs />
    </Page>
  );
}
