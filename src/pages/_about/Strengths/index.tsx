import about from '@content/about';
import Link from '@docusaurus/Link';
import { ArrowRight } from '../../../components/icons';
import { Reveal } from '../../../components/Reveal';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { specimens } from './specimens';
import styles from './styles.module.css';

export function Strengths() {
  const { eyebrow, heading, lead, items } = about.strengths;
  return (
    <Section ground="sand" labelledBy="strengths">
      <SectionHeading id="strengths" eyebrow={eyebrow} lead={lead}>
        {heading}
      </SectionHeading>
      <ul className={styles.strengths}>
        {items.map(({ name, icon, title, text, points, link }, position) => {
          const Specimen = specimens[icon];
          return (
            <li key={name}>
              <Reveal order={position} className={styles.strength}>
                <Specimen className={styles.specimen} />
                <h3 className={styles.title}>
                  <span className={styles.name}>{name}</span> {title}
                </h3>
                <p className={styles.text}>{text}</p>
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point} className={styles.point}>
                      {point}
                    </li>
                  ))}
                </ul>
                <Link to={link.to} className={styles.link}>
                  {link.label}
                  <ArrowRight />
                </Link>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
