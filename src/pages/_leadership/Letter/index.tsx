import company from '@content/company';
import leadership from '@content/leadership';
import team from '@content/team';
import { LinkButton } from '../../../components/Button';
import { buildMaskStyle } from '../../../components/Drawing';
import { Portrait } from '../../../components/Portrait';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const director = team.at(0);

export function Letter() {
  return (
    <Section ground="sand">
      <div className={styles.columns}>
        {director && (
          <div className={styles.person}>
            <Portrait {...director} name={director.fullName} eager className={styles.portrait} />
            <p className={styles.name}>{director.fullName}</p>
            <p className={styles.designation}>
              {director.designation}, {leadership.place}
            </p>
            <ol className={styles.pillars} data-screen-only="">
              {leadership.pillars.map(({ title }, pillarIndex) => (
                <li key={title}>
                  <a href={`#pillar-${pillarIndex}`} className={styles.pillarLink}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className={styles.letter}>
          <p className={styles.greeting}>{leadership.greeting}</p>
          <div className={styles.opening}>
            {leadership.opening.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {leadership.pillars.map((pillar, pillarIndex) => (
            <section
              key={pillar.title}
              className={styles.pillar}
              aria-labelledby={`pillar-${pillarIndex}`}
            >
              <h2 id={`pillar-${pillarIndex}`} className={styles.title}>
                {pillar.title}
              </h2>
              {pillar.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <div className={styles.closing}>
            <p>{leadership.closing}</p>
            <p>{leadership.signOff}</p>
            {leadership.signature && (
              <span className={styles.drawing} style={buildMaskStyle(leadership.signature)} />
            )}
            <p className={styles.signature}>{director?.fullName ?? company.name}</p>
          </div>
          <div className={styles.links}>
            <LinkButton {...leadership.links.meeting} arrow />
            {director && <LinkButton {...leadership.links.team} variant="quiet" />}
          </div>
        </div>
      </div>
    </Section>
  );
}
