import home from '@content/home';
import { Card } from '../../../components/Card';
import { buildColumnStyle } from '../../../components/columnCount';
import { ArrowUpRight } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import { Reveal } from '../../../components/Reveal';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const pictureSizes = '(width >= 64em) 300px, (width >= 37.5em) 50vw, (width >= 20em) 96px, 90vw';

export function Services() {
  const { eyebrow, heading, subtitle, cards } = home.services;
  return cards.length === 0 ? null : (
    <Section labelledBy="services" heading={heading} eyebrow={eyebrow} lead={subtitle}>
      <ul className={styles.cards} style={buildColumnStyle(cards.length, 4)}>
        {cards.map(({ title, to, picture }, cardIndex) => (
          <li key={title}>
            <Reveal order={cardIndex % 4} className={styles.reveal}>
              <Card to={to} className={styles.card}>
                <Picture picture={picture} sizes={pictureSizes} className={styles.picture} />
                <h3 className={styles.title}>
                  {title}
                  <ArrowUpRight className={styles.arrow} />
                </h3>
              </Card>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
