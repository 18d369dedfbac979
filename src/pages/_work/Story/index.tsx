import texts from '@content/portfolio-page';
import { ExternalLink } from '../../../components/ExternalLink';
import { ArrowUpRight } from '../../../components/icons';
import { Section } from '../../../components/Section';
import { ServiceLinks } from '../../../components/ServiceLinks';
import { TickList } from '../../../components/TickList';
import type { WorkData } from '../../../content/schemas';
import styles from './styles.module.css';

export function Story({ work }: { work: WorkData }) {
  const { needed, built, usedFor, services, site, sample } = work;
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading}>{texts.needed}</h2>
          <p className={styles.text}>{needed}</p>
        </div>
        <div>
          <h2 className={styles.heading}>{texts.built}</h2>
          <TickList items={built} />
        </div>
        <div>
          <h2 className={styles.heading}>{texts.usedFor}</h2>
          <p className={styles.text}>{usedFor}</p>
          {site && (
            <ExternalLink to={site} className={styles.site}>
              {texts.visit}
              <ArrowUpRight />
            </ExternalLink>
          )}
        </div>
        {services.length > 0 && (
          <div>
            <h2 className={styles.heading}>{texts.services}</h2>
            <ServiceLinks keys={services} />
            {sample && <p className={styles.sample}>{texts.sampleNotice}</p>}
          </div>
        )}
      </div>
    </Section>
  );
}
