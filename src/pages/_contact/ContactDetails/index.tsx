import company from '@content/company';
import contact from '@content/contact';
import type { ReactNode } from 'react';
import { Card } from '../../../components/Card';
import { EmailLink } from '../../../components/EmailLink';
import { ExternalLink } from '../../../components/ExternalLink';
import { Clock, Envelope, Phone, Pin } from '../../../components/icons';
import { officeAddress, officeHours } from '../../../components/office';
import { Section } from '../../../components/Section';
import { telephone } from '../../../components/telephone';
import styles from './styles.module.css';

export function ContactDetails() {
  const { heading, lead, email, phone, office } = contact.help;
  return (
    <Section labelledBy="help" heading={heading} lead={lead}>
      <ul className={styles.channels}>
        <Channel icon={<Envelope />} {...email}>
          <EmailLink />
        </Channel>
        <Channel icon={<Phone />} {...phone}>
          {company.phones.map((number) => (
            <a key={number} href={telephone(number)}>
              {number}
            </a>
          ))}
        </Channel>
        <Channel icon={<Pin />} {...office}>
          <ExternalLink to={company.address.mapLink}>{officeAddress}</ExternalLink>
        </Channel>
      </ul>
      <p className={styles.hours}>
        <Clock />
        {officeHours}. {company.hours.note}.
      </p>
    </Section>
  );
}

function Channel({
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
