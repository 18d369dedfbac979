import texts from '@content/service-page';
import { LinkPills } from '../../../components/LinkPills';
import { Section } from '../../../components/Section';
import { TickList } from '../../../components/TickList';
import type { ServiceData } from '../../../content/schemas';
import styles from './styles.module.css';

export function Summary({ features, industries }: Pick<ServiceData, 'features' | 'industries'>) {
  return (
    <Section ground="mist" labelledBy="gets">
      <div className={styles.columns}>
        <div>
          <h2 id="gets" className={styles.heading}>
            {texts.gets}
          </h2>
          <TickList items={features.map(({ title }) => title)} className={styles.list} />
        </div>
        {industries.length > 0 && (
          <div>
            <h2 className={styles.heading}>{texts.industries}</h2>
            <LinkPills links={industries} />
          </div>
        )}
      </div>
    </Section>
  );
}
