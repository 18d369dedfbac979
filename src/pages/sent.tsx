import application from '@content/forms/application';
import contact from '@content/forms/contact';
import inquiry from '@content/forms/inquiry';
import labels from '@content/forms/labels';
import meeting from '@content/forms/meeting';
import sent from '@content/forms/sent';
import support from '@content/forms/support';
import page from '@content/pages/sent';
import { LinkButton } from '../components/Button';
import { ContactLinks } from '../components/ContactLinks';
import { Page } from '../components/Page';
import { Section } from '../components/Section';
import styles from './_sent/styles.module.css';

const formTexts = [inquiry, contact, support, meeting, application];

/** This page answers a form sent without scripts. The Worker fills in the reference, and shows what is next. */
export default function SentPage() {
  return (
    <Page page={page}>
      <Section>
        <div data-reference-line hidden className={styles.reference}>
          <p>
            {labels.reference} <strong data-reference className={styles.number} />
          </p>
          <p className={styles.keep}>{sent.keep}</p>
        </div>
        {formTexts.map(({ name, afterSending }) => (
          <p key={name} data-next={name} hidden className={styles.next}>
            {afterSending}
          </p>
        ))}
        <div className={styles.links}>
          {sent.links.map((link, linkIndex) => (
            <LinkButton key={link.to} {...link} variant={linkIndex === 0 ? 'primary' : 'quiet'} />
          ))}
        </div>
      </Section>
      <ContactLinks />
    </Page>
  );
}
