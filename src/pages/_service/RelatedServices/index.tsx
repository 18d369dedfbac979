import texts from '@content/service-page';
import type { ReactNode } from 'react';
import { LinkPills } from '../../../components/LinkPills';
import { Section } from '../../../components/Section';
import { ServiceRows } from '../../../components/ServiceList';
import type { ServiceData } from '../../../content/schemas';
import styles from './styles.module.css';

/** Services that clients ask for together, beside the trades that ask for this one. */
export function RelatedServices({ related, industries }: ServiceData) {
  return (
    <Section ground="sand">
      {related.length > 0 && (
        <Row id="related" heading={texts.related}>
          <ServiceRows services={related} />
        </Row>
      )}
      {industries.length > 0 && (
        <Row id="trades" heading={texts.industries}>
          <LinkPills links={industries} />
        </Row>
      )}
    </Section>
  );
}

function Row({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.row}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
