import company from '@content/company';
import language from '@content/language';
import navigation from '@content/navigation';
import { Calendar, Envelope, Phone } from '../../../components/icons';
import { LanguageSwitch } from '../../../components/LanguageSwitch';
import { Link } from '../../../components/Link';
import { buildTelUrl } from '../../../shared/tel-url';
import styles from './styles.module.css';

export function Strip() {
  const { links, meeting } = navigation.strip;
  return (
    <nav className={styles.strip} aria-label={navigation.labels.strip} data-ground="dark">
      <ul className={styles.row}>
        <li>
          <a className={styles.link} href={buildTelUrl(company.phones[0])}>
            <Phone className={styles.icon} />
            {company.phones[0]}
          </a>
        </li>
        <li className={styles.email}>
          <a className={styles.link} href={`mailto:${company.email}`}>
            <Envelope className={styles.icon} />
            <span className={styles.label}>{company.email}</span>
          </a>
        </li>
        {links.map(({ label, to }) => (
          <li key={to} className={styles.page}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
        {language.others.length > 0 && (
          <li>
            <LanguageSwitch />
          </li>
        )}
        <li className={styles.meeting}>
          <Link className={styles.link} to={meeting.to}>
            <Calendar className={styles.icon} />
            <span className={styles.label}>{meeting.label}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
