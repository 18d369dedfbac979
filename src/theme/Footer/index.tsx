import company from '@content/company';
import navigation from '@content/navigation';
import { useThemeConfig } from '@docusaurus/theme-common';
import { LinkButton } from '../../components/Button';
import { CompanyRegistration } from '../../components/CompanyRegistration';
import { buildColumnStyle } from '../../components/columnCount';
import { EmailLink } from '../../components/EmailLink';
import { ExternalLink } from '../../components/ExternalLink';
import { Fold } from '../../components/Fold';
import { Link } from '../../components/Link';
import { officeAddressText } from '../../components/office';
import { SocialLinks } from '../../components/SocialLinks';
import { buildTelUrl } from '../../shared/tel-url';
import styles from './styles.module.css';

export default function Footer() {
  const { footer } = useThemeConfig();
  const { callToAction, columns, contact, legal } = navigation.footer;
  return (
    <footer className={styles.footer} data-ground="dark">
      <div className={styles.width}>
        <div className={`ends ${styles.callToAction}`}>
          <p className={styles.invitation}>{callToAction.heading}</p>
          <LinkButton variant="onDark" {...callToAction.button} arrow />
        </div>
        <nav
          className={styles.columns}
          style={buildColumnStyle(columns.length, 4)}
          aria-label={navigation.labels.footer}
        >
          {columns.map(({ heading, links }) => (
            <Fold
              key={heading}
              label={heading}
              heading={<h2 className={styles.heading}>{heading}</h2>}
              className={styles.column}
            >
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Fold>
          ))}
          <div>
            <h2 className={styles.heading}>{contact.heading}</h2>
            <address className={styles.address}>
              {company.phones.map((phoneNumber) => (
                <a key={phoneNumber} className={styles.link} href={buildTelUrl(phoneNumber)}>
                  {phoneNumber}
                </a>
              ))}
              <EmailLink className={styles.link} />
              <span className={styles.office}>{officeAddressText}</span>
              <ExternalLink className={styles.link} to={company.address.mapLink}>
                {contact.map}
              </ExternalLink>
            </address>
          </div>
        </nav>
        <div className={styles.bar}>
          <p>{footer?.copyright}</p>
          {legal.map(({ label, to }) => (
            <Link key={to} to={to} className={styles.link}>
              {label}
            </Link>
          ))}
          <SocialLinks profiles={company.footer} className={styles.social} />
        </div>
        <CompanyRegistration className={styles.registration} />
      </div>
    </footer>
  );
}
