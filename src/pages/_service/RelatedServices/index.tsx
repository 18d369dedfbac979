import texts from '@content/service-page';
import { LinkPills } from '../../../components/LinkPills';
import { Section, SectionHeading } from '../../../components/Section';
import { ServiceRows } from '../../../components/ServiceList';
import type { ServiceData } from '../../../content/schemas';
import styles from './styles.module.css';

/** Services that clients ask for together, beside the trades that ask for this one. */
export function RelatedServices({ related, industries }: ServiceData) {
  return (
    <Section ground="sand">
      <div className={styles.columns}>
        {related.length > 0 && (
          <section aria-labelledby="related">
            <SectionHeading id="related" heading={texts.related} />
            <ServiceRows services={related} />
          </section>
        )}
        {industries.length > 0 && (
          <section aria-labelledby="trades">
            <SectionHeading id="trades" heading={texts.industries} />
            <LinkPills links={industries} />
          </section>
        )}
      </div>
    </Section>
  );
}
