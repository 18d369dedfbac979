import contactForm from '@content/forms/contact';
import page from '@content/pages/contact';
import { Page } from '../components/Page';
import { ContactForm } from '../forms/ContactForm';
import { FormSection } from '../forms/FormSection';
import { Ways } from './_contact/Ways';
import { Whereabouts } from './_contact/Whereabouts';

export default function ContactPage() {
  return (
    <Page page={page}>
      <Ways />
      <FormSection form={contactForm}>
        <ContactForm />
      </FormSection>
      <Whereabouts />
    </Page>
  );
}
