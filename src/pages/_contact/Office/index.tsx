import company from '@content/company';
import contact from '@content/contact';
import embeds from '@content/embeds';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CompanyRegistration } from '../../../components/CompanyRegistration';
import { ExternalLink } from '../../../components/ExternalLink';
import { ArrowUpRight } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import { Section, SectionHeading, TwoColumns } from '../../../components/Section';
import { LiveMap } from '../../../embeds/Map';
import { buildTelUrl } from '../../../shared/tel-url';
import styles from './styles.module.css';

const mapTexts = contact.map;

export function Office() {
  return (
    <Section labelledBy="map">
      <TwoColumns>
        <SectionHeading id="map" lead={mapTexts.text} heading={mapTexts.heading} />
        <OfficeAddress name={company.fullName} address={company.address} />
      </TwoColumns>
      {(company.offices || company.grievances || company.legal) && (
        <div className={styles.more}>
          {company.offices?.map((office) => (
            <OfficeAddress
              key={office.name}
              name={<strong>{office.name}</strong>}
              linkLabel={`${mapTexts.open}: ${office.name}`}
              address={office}
            />
          ))}
          {company.grievances && (
            <address className={styles.address}>
              <strong>{mapTexts.grievances}</strong>
              <br />
              {company.grievances.name}
              <br />
              <a href={`mailto:${company.grievances.email}`}>{company.grievances.email}</a>
              {company.grievances.phone && (
                <>
                  <br />
                  <a href={buildTelUrl(company.grievances.phone)}>{company.grievances.phone}</a>
                </>
              )}
            </address>
          )}
          <CompanyRegistration className={styles.registration} />
        </div>
      )}
      {mapTexts.photo && <Picture picture={mapTexts.photo} sizes="92vw" className={styles.photo} />}
      {(mapTexts.drawn || embeds.map) && (
        <LiveMap settings={embeds.map} texts={mapTexts.live}>
          {mapTexts.drawn ? (
            <ExternalLink
              to={company.address.mapLink}
              aria-label={`${mapTexts.open}: ${mapTexts.drawn.alt}`}
              className={clsx(styles.map, styles.drawn)}
            />
          ) : (
            <div className={styles.map} />
          )}
        </LiveMap>
      )}
    </Section>
  );
}

function OfficeAddress({
  name,
  linkLabel,
  address: { street, city, region, postalCode, country, mapLink },
}: {
  name: ReactNode;
  linkLabel?: string;
  address: Omit<typeof company.address, 'locality'>;
}) {
  return (
    <address className={styles.address}>
      {name}
      <br />
      {street}, {city}
      <br />
      {region} {postalCode}, {country}
      <ExternalLink to={mapLink} aria-label={linkLabel} className={`action ${styles.open}`}>
        {mapTexts.open}
        <ArrowUpRight />
      </ExternalLink>
    </address>
  );
}
