import company from '@content/company';
import contact from '@content/contact';
import embeds from '@content/embeds';
import { ExternalLink } from '../../../components/ExternalLink';
import { ArrowUpRight } from '../../../components/icons';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { LiveMap } from '../../../embeds/Map';
import styles from './styles.module.css';

export function Whereabouts() {
  const { heading, text, alt, open, live } = contact.map;
  const { street, city, region, postalCode, country, mapLink } = company.address;
  return (
    <Section labelledBy="map">
      <div className={styles.head}>
        <SectionHeading id="map" lead={text}>
          {heading}
        </SectionHeading>
        <address className={styles.address}>
          {company.fullName}
          <br />
          {street}, {city}
          <br />
          {region} {postalCode}, {country}
          <ExternalLink to={mapLink} className={styles.open}>
            {open}
            <ArrowUpRight />
          </ExternalLink>
        </address>
      </div>
      <LiveMap connection={embeds.map} texts={live}>
        <div role="img" aria-label={alt} className={styles.map} />
      </LiveMap>
    </Section>
  );
}
