import missionVision from '@content/mission-vision';
import { Card } from '../../../components/Card';
import { buildColourStyle } from '../../../components/colourStyle';
import { buildColumnStyle } from '../../../components/columnCount';
import { iconByName } from '../../../components/iconByName';
import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import { Reveal } from '../../../components/Reveal';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const tones = ['red', 'teal', 'purple', 'rose'];

export function Values() {
  const { heading, lead, items } = missionVision.values;
  return (
    <Section ground="sand" labelledBy="values" heading={heading} lead={lead}>
      <ul className={styles.values} style={buildColumnStyle(items.length, 4)}>
        {items.map(({ icon, title, text, picture, proofs }, valueIndex) => {
          const Icon = iconByName[icon];
          return (
            <li key={title} style={buildColourStyle(tones[valueIndex % tones.length] ?? 'brand')}>
              <Reveal order={valueIndex % 2} className={styles.reveal}>
                <Card className={styles.card}>
                  {picture && (
                    <Picture
                      picture={picture}
                      sizes="(width < 37.5em) 92vw, (width < 75em) 46vw, 300px"
                      className={styles.picture}
                    />
                  )}
                  <span className={styles.icon}>
                    <Icon />
                  </span>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                  {proofs.map(({ label, to }) => (
                    <Link key={to} to={to} className={`action ${styles.proof}`}>
                      {label}
                      <ArrowRight />
                    </Link>
                  ))}
                </Card>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
