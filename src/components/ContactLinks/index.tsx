import company from '@content/company';
import navigation from '@content/navigation';
import { buildTelUrl } from '../../shared/tel-url';
import { EmailLink } from '../EmailLink';
import { Clock, Envelope, Phone } from '../icons';
import { officeHoursText } from '../office';
import { Section } from '../Section';
import styles from './styles.module.css';

export function ContactLinks() {
  return (
    <Section>
      <h2 className={styles.heading}>{navigation.chat.title}</h2>
      <ul className={styles.links}>
        <li className={styles.item}>
          <Phone />
          <a href={buildTelUrl(company.phones[0])}>{company.phones[0]}</a>
        </li>
        <li className={styles.item}>
          <Envelope />
          <EmailLink />
        </li>
        <li className={styles.item}>
          <Clock />
          {officeHoursText}
        </li>
      </ul>
    </Section>
  );
}
