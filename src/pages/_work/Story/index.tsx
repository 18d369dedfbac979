import texts from '@content/portfolio-page';
import { buildColourStyle } from '../../../components/colourStyle';
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
      {work.before && work.after && (
        <div className={styles.change}>
          <div className={styles.before}>
            <p>{texts.before}</p>
            <p className={styles.sentence}>{work.before}</p>
          </div>
          <div className={styles.after} style={buildColourStyle(work.colour)}>
            <p>{texts.after}</p>
            <p className={styles.sentence}>{work.after}</p>
          </div>
        </div>
      )}
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
            <ExternalLink to={work.site} className={`action ${styles.site}`}>
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
