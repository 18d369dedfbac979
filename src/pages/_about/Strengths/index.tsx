import about from '@content/about';
import { buildColumnStyle } from '../../../components/columnCount';
import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import { Reveal } from '../../../components/Reveal';
import { Section } from '../../../components/Section';
import { TickList } from '../../../components/TickList';
import styles from './styles.module.css';

export function Strengths() {
  const { heading, lead, items } = about.strengths;
  return (
    <Section ground="sand" labelledBy="strengths" heading={heading} lead={lead} quiet>
      <ul className={styles.strengths} style={buildColumnStyle(items.length, 3)}>
        {items.map(({ name, picture, title, text, points, link }, strengthIndex) => (
          <li key={name}>
            <Reveal order={strengthIndex} className={styles.strength}>
              <Picture
                picture={picture}
                sizes="(width >= 64em) 400px, (width >= 37.5em) 240px, 92vw"
                className={styles.picture}
              />
              <h3 className={styles.title}>
                <span className={styles.name}>{name}</span> {title}
              </h3>
              <p className={styles.text}>{text}</p>
              <TickList small items={points} className={styles.points} />
              <Link to={link.to} className={`action ${styles.link}`}>
                {link.label}
                <ArrowRight />
              </Link>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
