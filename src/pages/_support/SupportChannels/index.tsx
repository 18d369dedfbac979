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
  const channelTexts = support.channels;
  const whatsappProfile = company.floating.find(({ network }) => network === 'whatsapp');
  return (
    <Section labelledBy="reach">
      <TwoColumns secondWidth="1.5fr">
        <div>
          <SectionHeading id="reach" lead={channelTexts.lead} heading={channelTexts.heading} />
          <dl className={styles.hours}>
            <dt className={styles.term}>{channelTexts.hours}</dt>
            <dd className={styles.times}>
              {officeHoursText}
              <br />
              {company.hours.note}
            </dd>
          </dl>
        </div>
        <ul>
          <ContactChannel icon={<Phone />} {...channelTexts.phone}>
            <a href={buildTelUrl(company.phones[0])}>{company.phones[0]}</a>
          </ContactChannel>
          {whatsappProfile && (
            <ContactChannel
              icon={<WhatsappLogo />}
              title={channelTexts.chat.title}
              text={channelTexts.chat.text}
            >
              <ExternalLink to={whatsappProfile.address}>{channelTexts.chat.link}</ExternalLink>
            </ContactChannel>
          )}
          <ContactChannel icon={<Envelope />} {...channelTexts.email}>
            <EmailLink />
          </ContactChannel>
        </ul>
      </TwoColumns>
    </Section>
  );
}
