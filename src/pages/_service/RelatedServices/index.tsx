import texts from '@content/service-page';
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
        <section aria-labelledby="related" className={styles.row}>
          <h2 id="related" className={styles.heading}>
            {texts.related}
          </h2>
          <ServiceRows services={related} />
        </section>
      )}
      {industries.length > 0 && (
        <section aria-labelledby="trades" className={styles.row}>
          <h2 id="trades" className={styles.heading}>
            {texts.industries}
          </h2>
          <LinkPills links={industries} />
        </section>
      )}
    </Section>
  );
}
