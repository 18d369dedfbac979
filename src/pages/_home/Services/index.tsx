import home from '@content/home';
import { buildColumnStyle } from '../../../components/columnCount';
import { ArrowUpRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import { Reveal } from '../../../components/Reveal';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const pictureSizes = '(width >= 64em) 308px, (width >= 37.5em) 50vw, (width >= 20em) 120px, 90vw';

export function Services() {
  const { heading, subtitle, cards } = home.services;
  return cards.length === 0 ? null : (
    <Section labelledBy="services" heading={heading} lead={subtitle} split>
      <ul className={styles.cards} style={buildColumnStyle(cards.length, 4)}>
        {cards.map(({ title, text, to, picture }, cardIndex) => (
          <li key={title}>
            <Reveal order={cardIndex % 4} className={styles.reveal}>
              <Link to={to} className={styles.card}>
                <Picture picture={picture} sizes={pictureSizes} className={styles.picture} />
                <div className={styles.words}>
                  <h3 className={styles.title}>
                    {title}
                    <ArrowUpRight className={styles.arrow} />
                  </h3>
                  {text && <p className={styles.text}>{text}</p>}
                </div>
              </Link>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
