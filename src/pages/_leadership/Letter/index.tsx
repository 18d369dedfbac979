import company from '@content/company';
import leadership from '@content/leadership';
import team from '@content/team';
import { LinkButton } from '../../../components/Button';
import { buildColumnStyle } from '../../../components/columnCount';
import { buildMaskStyle } from '../../../components/Drawing';
import { Portrait } from '../../../components/Portrait';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const director = team.at(0);

export function Letter() {
  const { pillars, signature, links } = leadership;
  return (
    <Section ground="sand">
      <div className={`hem ${styles.sheet}`}>
        <div className={styles.row}>
          {director && (
            <div>
              <Portrait {...director} name={director.fullName} eager className={styles.portrait} />
              <p className={styles.name}>{director.fullName}</p>
              <p className={styles.designation}>
                {director.designation}, {leadership.place}
              </p>
            </div>
          )}
          <div className={styles.opening}>
            <p className={styles.greeting}>{leadership.greeting}</p>
            {leadership.opening.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={styles.pillars} style={buildColumnStyle(pillars.length, 3)}>
          {pillars.map(({ title, text }, pillarIndex) => (
            <section
              key={title}
              className={styles.pillar}
              aria-labelledby={`pillar-${pillarIndex}`}
            >
              <h2 id={`pillar-${pillarIndex}`} className={styles.title}>
                {title}
              </h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
        <div className={`${styles.row} ${styles.closing}`}>
          <p className={styles.invitation}>{leadership.closing}</p>
          <div className={styles.signed}>
            <p>{leadership.signOff}</p>
            {signature && <span className={styles.drawing} style={buildMaskStyle(signature)} />}
            <p className={styles.name}>{director?.fullName ?? company.name}</p>
          </div>
          <div className={styles.links}>
            <LinkButton {...links.meeting} arrow />
            {director && <LinkButton {...links.team} variant="quiet" />}
          </div>
        </div>
      </div>
    </Section>
  );
}
