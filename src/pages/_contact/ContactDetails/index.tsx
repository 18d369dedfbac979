import company from '@content/company';
import contact from '@content/contact';
import { ContactChannel } from '../../../components/ContactChannel';
import { EmailLink } from '../../../components/EmailLink';
import { ExternalLink } from '../../../components/ExternalLink';
import { Envelope, Phone, Pin, WhatsappLogo } from '../../../components/icons';
import { officeAddressText } from '../../../components/office';
import { SectionHeading } from '../../../components/Section';
import { buildTelUrl } from '../../../shared/tel-url';
import styles from './styles.module.css';

export function ContactDetails() {
  const { heading, lead, email, phone, chat, office } = contact.help;
  const whatsappProfile = company.floating.find(({ network }) => network === 'whatsapp');
  return (
    <section aria-labelledby="help">
      <SectionHeading id="help" heading={heading} lead={lead} />
      <ul className={styles.channels}>
        <ContactChannel icon={<Envelope />} {...email}>
          <EmailLink />
        </ContactChannel>
        <ContactChannel icon={<Phone />} {...phone}>
          {company.phones.map((phoneNumber) => (
            <a key={phoneNumber} href={buildTelUrl(phoneNumber)}>
              {phoneNumber}
            </a>
          ))}
        </ContactChannel>
        {whatsappProfile && (
          <ContactChannel icon={<WhatsappLogo />} title={chat.title} text={chat.text}>
            <ExternalLink to={whatsappProfile.address}>{chat.link}</ExternalLink>
          </ContactChannel>
        )}
        <ContactChannel icon={<Pin />} {...office}>
          <ExternalLink to={company.address.mapLink}>{officeAddressText}</ExternalLink>
        </ContactChannel>
      </ul>
    </section>
  );
}
