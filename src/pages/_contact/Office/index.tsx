import company from '@content/company';
import contact from '@content/contact';
import embeds from '@content/embeds';
import clsx from 'clsx';
import { CompanyRegistration } from '../../../components/CompanyRegistration';
import { ExternalLink } from '../../../components/ExternalLink';
import { ArrowUpRight } from '../../../components/icons';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { LiveMap } from '../../../embeds/Map';
import { buildTelUrl } from '../../../shared/tel-url';
import styles from './styles.module.css';

export function Office() {
  const mapTexts = contact.map;
  const { street, city, region, postalCode, country, mapLink } = company.address;
  return (
    <Section labelledBy="map">
      <div className={styles.head}>
        <SectionHeading id="map" lead={mapTexts.text} heading={mapTexts.heading} />
        <address className={styles.address}>
          {company.fullName}
          <br />
          {street}, {city}
          <br />
          {region} {postalCode}, {country}
          <ExternalLink to={mapLink} className={styles.open}>
            {mapTexts.open}
            <ArrowUpRight />
          </ExternalLink>
        </address>
      </div>
      {(company.offices || company.grievances || company.legal) && (
        <div className={styles.more}>
          {company.offices?.map((office) => (
            <address key={office.name} className={styles.address}>
              <strong>{office.name}</strong>
              <br />
              {office.street}, {office.city}
              <br />
              {office.region} {office.postalCode}, {office.country}
              <ExternalLink
                to={office.mapLink}
                label={`${mapTexts.open}: ${office.name}`}
                className={styles.open}
              >
                {mapTexts.open}
                <ArrowUpRight />
              </ExternalLink>
            </address>
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
      {(mapTexts.drawn || embeds.map) && (
        <LiveMap settings={embeds.map} texts={mapTexts.live}>
          {mapTexts.drawn ? (
            <ExternalLink
              to={mapLink}
              label={`${mapTexts.open}: ${mapTexts.drawn.alt}`}
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
