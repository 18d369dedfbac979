import agency from '@content/agency';
import home from '@content/home';
import { LinkButton } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { Picture } from '../../../components/Picture';
import { Reveal } from '../../../components/Reveal';
import { Section, SectionHeading } from '../../../components/Section';
import layout from '../halves.module.css';
import styles from './styles.module.css';

export function About() {
  const { eyebrow, heading, intro, picture, more } = home.about;
  return (
    <Section ground="sand" labelledBy="about">
      <div className={layout.halves}>
        <Reveal>
          <Picture
            picture={picture}
            sizes="(width >= 56.25em) 800px, 100vw"
            large
            className={styles.picture}
          />
        </Reveal>
        <Reveal order={1}>
          <SectionHeading id="about" eyebrow={eyebrow} lead={intro} heading={heading} />
          <ul className={styles.cards}>
            {agency.statements.map((statement) => (
              <li key={statement.title}>
                <Card>
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
