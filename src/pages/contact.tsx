import page from '@content/pages/contact';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';
import { ContactForm } from '../forms/ContactForm';
import { FormSection } from '../forms/FormSection';

export default function ContactPage() {
  return (
    <Page page={page}>
      <FormSection form="contact">
        <ContactForm />
      </FormSection>
      <WaysToReachUs />
    </Page>
  );
}
