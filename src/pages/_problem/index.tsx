import { Card } from '../../components/Card';
import { ContactLinks } from '../../components/ContactLinks';
import { Page, type PageContent } from '../../components/Page';
import { Section } from '../../components/Section';
import { CareerForm } from '../../forms/CareerForm';
import { ContactForm } from '../../forms/ContactForm';
import { InquiryForm } from '../../forms/InquiryForm';
import { MeetingForm } from '../../forms/MeetingForm';
import { SupportForm } from '../../forms/SupportForm';
import type { FormName } from '../../shared/forms.ts';
import styles from './styles.module.css';

const formComponents = {
  inquiry: InquiryForm,
  contact: ContactForm,
  support: SupportForm,
  meeting: MeetingForm,
  application: CareerForm,
} satisfies Record<FormName, unknown>;

/**
 * This page answers a form that was sent without scripts and rejected. The Worker fills the
 * elements with data attributes: the summary, the errors and the input.
 */
export default function RejectedFormPage({ page }: { page: PageContent & { form: FormName } }) {
  const FormComponent = formComponents[page.form];
  return (
    <Page page={page}>
      <Section ground="sand">
        <div className={styles.width}>
          <div data-problem-summary hidden className={styles.summary} />
          <Card lifted>
            <div data-problem-form>
              <FormComponent id="problem" />
            </div>
          </Card>
        </div>
      </Section>
      <ContactLinks />
    </Page>
  );
}
