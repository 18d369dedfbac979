import agency from '@content/agency';
import home from '@content/home';
import { LinkButton } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { buildColourStyle } from '../../../components/colourStyle';
import { Drawing } from '../../../components/Drawing';
import { Reveal } from '../../../components/Reveal';
import { Section, SectionHeading } from '../../../components/Section';
import styles from './styles.module.css';

export function About() {
  const { eyebrow, heading, intro, motif, more } = home.about;
  return (
    <Section ground="sand" labelledBy="about">
      <div className={styles.halves}>
        <div
          className={`hem ${styles.cloth}`}
          style={buildColourStyle(motif.colour)}
          data-screen-only=""
        >
          <Drawing path={motif.drawing} width={560} height={510} className={styles.motif} />
        </div>
        <Reveal>
          <SectionHeading id="about" eyebrow={eyebrow} lead={intro} heading={heading} />
          <ul className={styles.cards}>
            {agency.statements.map((statement) => (
              <li key={statement.title}>
                <Card className={styles.card}>
                  <h3 className={styles.title}>{statement.title}</h3>
                  <p className={styles.text}>{statement.text}</p>
                </Card>
              </li>
            ))}
          </ul>
          <LinkButton {...more} arrow />
        </Reveal>
      </div>
    </Section>
  );
}
