import labels from '@content/forms/labels';
import sent from '@content/forms/sent';
import page from '@content/pages/sent';
import { LinkButton } from '../components/Button';
import { ContactLinks } from '../components/ContactLinks';
import { Page } from '../components/Page';
import { Section } from '../components/Section';
import styles from './_sent/styles.module.css';

/** This page answers a form sent without scripts. The Worker writes the reference into the page. */
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
