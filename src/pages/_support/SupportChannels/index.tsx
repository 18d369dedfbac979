import company from '@content/company';
import support from '@content/support';
import type { ReactNode } from 'react';
import { EmailLink } from '../../../components/EmailLink';
import { ExternalLink } from '../../../components/ExternalLink';
import { officeHoursText } from '../../../components/office';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { TwoColumns } from '../../../components/TwoColumns';
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
          <Channel {...channelTexts.phone}>
            <a href={buildTelUrl(company.phones[0])}>{company.phones[0]}</a>
          </Channel>
          {whatsappProfile && (
            <Channel {...channelTexts.chat}>
              <ExternalLink to={whatsappProfile.address}>{channelTexts.chat.link}</ExternalLink>
            </Channel>
          )}
          <Channel {...channelTexts.email}>
            <EmailLink />
          </Channel>
        </ul>
      </TwoColumns>
    </Section>
  );
}

function Channel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.channel}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.link}>{children}</div>
    </li>
  );
}
