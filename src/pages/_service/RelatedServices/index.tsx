import texts from '@content/service-page';
import { Card } from '../../../components/Card';
import { ArrowUpRight } from '../../../components/icons';
import { LinkPills } from '../../../components/LinkPills';
import { Picture } from '../../../components/Picture';
import { Section, SectionHeading } from '../../../components/Section';
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
            <ul className={styles.services}>
              {related.map(({ key, name, picture }) => (
                <li key={key}>
                  <Card to={`/service/${key}`} className={styles.card}>
                    <Picture
                      picture={{ ...picture, alt: '' }}
                      sizes="(width < 48em) 120px, 200px"
                      className={styles.picture}
                    />
                    <span className={styles.words}>
                      <span className={styles.name}>{name}</span>
                      <ArrowUpRight className={styles.arrow} />
                    </span>
                  </Card>
                </li>
              ))}
            </ul>
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
