import company from '@content/company';
import leadership from '@content/leadership';
import team from '@content/team';
import { LinkButton } from '../../../components/Button';
import { Portrait } from '../../../components/Portrait';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const director = team.at(0);

export function Letter() {
  const { greeting, opening, pillars, closing, signOff, place, links } = leadership;
  return (
    <Section>
      <div className={styles.columns}>
        {director && (
          <div className={styles.person}>
            <Portrait
              person={{ ...director, name: director.fullName }}
              eager
              className={styles.portrait}
            />
            <p className={styles.name}>{director.fullName}</p>
            <p className={styles.designation}>
              {director.designation}, {place}
            </p>
          </div>
        )}
        <div className={styles.letter}>
          <p className={styles.greeting}>{greeting}</p>
          <div className={styles.opening}>
            {opening.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {pillars.map(({ title, text }, position) => (
            <section key={title} className={styles.pillar} aria-labelledby={`pillar-${position}`}>
              <h2 id={`pillar-${position}`} className={styles.title}>
                {title}
              </h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <div className={styles.closing}>
            <p>{closing}</p>
            <p>{signOff}</p>
            <p className={styles.signature}>{director?.fullName ?? company.name}</p>
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
