import company from '@content/company';
import contact from '@content/contact';
import type { ReactNode } from 'react';
import { Card } from '../../../components/Card';
import { EmailLink } from '../../../components/EmailLink';
import { ExternalLink } from '../../../components/ExternalLink';
import { Clock, Envelope, Phone, Pin } from '../../../components/icons';
import { officeAddressText, officeHoursText } from '../../../components/office';
import { Section } from '../../../components/Section';
import { buildTelUrl } from '../../../shared/tel-url';
import styles from './styles.module.css';

export function ContactDetails() {
  const { heading, lead, email, phone, office } = contact.help;
  return (
    <Section labelledBy="help" heading={heading} lead={lead}>
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
        <ContactChannel icon={<Pin />} {...office}>
          <ExternalLink to={company.address.mapLink}>{officeAddressText}</ExternalLink>
        </ContactChannel>
      </ul>
      <p className={styles.hours}>
        <Clock />
        {officeHoursText}. {company.hours.note}.
      </p>
    </Section>
  );
}

function ContactChannel({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Card className={styles.channel}>
        <span className={styles.icon}>{icon}</span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <div className={styles.links}>{children}</div>
      </Card>
    </li>
  );
}
