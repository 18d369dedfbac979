import contactForm from '@content/forms/contact';
import page from '@content/pages/contact';
import { Page } from '../components/Page';
import { StructuredData } from '../components/StructuredData';
import { buildOrganization } from '../components/StructuredData/organization';
import { ContactForm } from '../forms/ContactForm';
import { FormSection } from '../forms/FormSection';
import { useServiceFromUrl } from '../forms/ServiceFromUrl';
import { ContactDetails } from './_contact/ContactDetails';
import { Office } from './_contact/Office';

export default function ContactPage() {
  const service = useServiceFromUrl();
  return (
    <Page page={{ ...page, picture: undefined }}>
      <FormSection
        formTexts={contactForm}
        opening={<ContactDetails />}
        heading={service && contactForm.service.heading.replace('{service}', service.label)}
      >
        <ContactForm />
      </FormSection>
      <Office />
      <StructuredData things={[buildOrganization()]} />
    </Page>
  );
}
