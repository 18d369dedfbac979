import company from '@content/company';
import contact from '@content/contact';
import embeds from '@content/embeds';
import clsx from 'clsx';
import { ExternalLink } from '../../../components/ExternalLink';
import { ArrowUpRight } from '../../../components/icons';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { LiveMap } from '../../../embeds/Map';
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
