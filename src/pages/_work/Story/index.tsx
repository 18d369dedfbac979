import texts from '@content/portfolio-page';
import { ExternalLink } from '../../../components/ExternalLink';
import { ArrowUpRight } from '../../../components/icons';
import { Section } from '../../../components/Section';
import { ServiceLinks } from '../../../components/ServiceLinks';
import { TickList } from '../../../components/TickList';
import type { WorkData } from '../../../content/schemas';
import styles from './styles.module.css';

export function Story({ work }: { work: WorkData }) {
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading}>{texts.needed}</h2>
          <p className={styles.text}>{work.needed}</p>
        </div>
        <div>
          <h2 className={styles.heading}>{texts.built}</h2>
          <TickList items={work.built} />
        </div>
        <div>
          <h2 className={styles.heading}>{texts.usedFor}</h2>
          <p className={styles.text}>{work.usedFor}</p>
          {work.site && (
            <ExternalLink to={work.site} className={styles.site}>
              {texts.visit}
              <ArrowUpRight />
            </ExternalLink>
          )}
        </div>
        {(work.services.length > 0 || work.sample) && (
          <div>
            {work.services.length > 0 && (
              <>
                <h2 className={styles.heading}>{texts.services}</h2>
                <ServiceLinks keys={work.services} />
              </>
            )}
            {work.sample && <p className={styles.sample}>{texts.sampleNotice}</p>}
          </div>
        )}
      </div>
    </Section>
  );
}
