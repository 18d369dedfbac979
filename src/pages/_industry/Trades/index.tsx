import industries from '@content/industries';
import words from '@content/industry-page';
import Link from '@docusaurus/Link';
import type { CSSProperties } from 'react';
import { AddressedDialog } from '../../../components/AddressedDialog';
import { useAddress } from '../../../components/AddressedDialog/useAddress';
import { LinkButton } from '../../../components/Button';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { ServiceLinks } from '../../../components/ServiceLinks';
import styles from './styles.module.css';

const slugs = industries.map(({ slug }) => slug);

function mask(icon: string): CSSProperties {
  return { '--drawing': `url(/${icon}.svg)` } as CSSProperties;
}

/** Twenty tiles; each opens what we do for that trade. */
export function Trades() {
  const address = useAddress(slugs);
  return (
    <Section labelledBy="trades">
      <SectionHeading id="trades" lead={words.lead}>
        {words.heading}
      </SectionHeading>
      <ul className={styles.tiles}>
        {industries.map(({ name, slug, icon }) => (
          <li key={slug}>
            <Link
              to={`/industry#${slug}`}
              className={styles.tile}
              onClick={(event) => address.open(event, slug)}
            >
              <span className={styles.icon} style={mask(icon)} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {industries.map(({ name, slug, text, services }) => (
        <AddressedDialog
          key={slug}
          slug={slug}
          title={name}
          labels={words}
          address={address}
          among={slugs}
          back="trades"
        >
          <p className={styles.text}>{text}</p>
          <h3 className={styles.services}>{words.services}</h3>
          <ServiceLinks keys={services} />
          <LinkButton to={words.talk.to} arrow className={styles.talk}>
            {words.talk.label}
          </LinkButton>
        </AddressedDialog>
      ))}
    </Section>
  );
}
