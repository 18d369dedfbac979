import home from '@content/home';
import clsx from 'clsx';
import { buildColourStyle } from '../../../components/colourStyle';
import { buildColumnStyle } from '../../../components/columnCount';
import { Drawing } from '../../../components/Drawing';
import { iconByName } from '../../../components/iconByName';
import { Reveal } from '../../../components/Reveal';
import { Section, SectionHeading } from '../../../components/Section';
import styles from './styles.module.css';

export function WhyUs() {
  const { heading, subtitle, decor, cards } = home.why;
  return (
    <Section ground="deep" labelledBy="why" className={styles.section}>
      {decor.map((decorPath) => (
        <Drawing
          key={decorPath}
          path={decorPath}
          width={640}
          height={640}
          className={styles.decor}
        />
      ))}
      <SectionHeading id="why" lead={subtitle} heading={heading} split />
      <ul className={styles.cards} style={buildColumnStyle(cards.length, 4)}>
        {cards.map(({ colour, icon, title, text }, cardIndex) => {
          const Icon = iconByName[icon];
          return (
            <li key={title} className={styles.item} style={buildColourStyle(colour)}>
              <Reveal
                order={cardIndex}
                className={clsx('hem', styles.card, colour === 'gold' && styles.gold)}
              >
                <Icon className={styles.icon} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
