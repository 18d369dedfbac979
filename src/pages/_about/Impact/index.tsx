import about from '@content/about';
import agency from '@content/agency';
import { LinkButton } from '../../../components/Button';
import { Section, SectionHeading, TwoColumns } from '../../../components/Section';
import { memberCount } from '../../../components/TeamStrip';
import { CountUp } from './CountUp';
import styles from './styles.module.css';

export function Impact() {
  const { heading, text, contact, team } = about.impact;
  return (
    <Section ground="deep" labelledBy="impact">
      <TwoColumns secondWidth="1.1fr">
        <div>
          <SectionHeading id="impact" lead={text} heading={heading} quiet />
          <LinkButton {...contact} variant="onDark" arrow />
        </div>
        <ul className={styles.stats}>
          {agency.figures.map(({ count, title }) => (
            <li key={title} className={styles.stat}>
              <CountUp count={count} className={styles.count} />
              <span className={styles.title}>{title}</span>
            </li>
          ))}
          {team && memberCount > 0 && (
            <li className={styles.stat}>
              <span className={styles.count}>{memberCount}</span>
              <span className={styles.title}>{team.label}</span>
            </li>
          )}
        </ul>
      </TwoColumns>
    </Section>
  );
}
