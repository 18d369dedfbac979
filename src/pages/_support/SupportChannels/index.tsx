import company from '@content/company';
import support from '@content/support';
import { ContactChannel } from '../../../components/ContactChannel';
import { EmailLink } from '../../../components/EmailLink';
import { ExternalLink } from '../../../components/ExternalLink';
import { Envelope, Phone, WhatsappLogo } from '../../../components/icons';
import { officeHoursText } from '../../../components/office';
import { Section, SectionHeading, TwoColumns } from '../../../components/Section';
import { buildTelUrl } from '../../../shared/tel-url';
import styles from './styles.module.css';

export function SupportChannels() {
  const { heading, lead, hours, phone, chat, email } = support.channels;
  const whatsappProfile = company.floating.find(({ network }) => network === 'whatsapp');
  return (
    <Section labelledBy="reach">
      <TwoColumns secondWidth="1.5fr">
        <div>
          <SectionHeading id="reach" lead={lead} heading={heading} />
          <dl className={styles.hours}>
            <dt>
              <strong>{hours}</strong>
            </dt>
            <dd className={styles.times}>
              {officeHoursText}
              <br />
              {company.hours.note}
            </dd>
          </dl>
        </div>
        <ul>
          <ContactChannel icon={<Phone />} {...phone}>
            <a href={buildTelUrl(company.phones[0])}>{company.phones[0]}</a>
          </ContactChannel>
          {whatsappProfile && (
            <ContactChannel icon={<WhatsappLogo />} title={chat.title} text={chat.text}>
              <ExternalLink to={whatsappProfile.address}>{chat.link}</ExternalLink>
            </ContactChannel>
          )}
          <ContactChannel icon={<Envelope />} {...email}>
            <EmailLink />
          </ContactChannel>
        </ul>
      </TwoColumns>
    </Section>
  );
}
