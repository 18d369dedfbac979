import about from '@content/about';
import clsx from 'clsx';
import { buildColumnStyle } from '../../../components/columnCount';
import { iconByName } from '../../../components/iconByName';
import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { Reveal } from '../../../components/Reveal';
import { Section } from '../../../components/Section';
import { TickList } from '../../../components/TickList';
import styles from './styles.module.css';

/** Other icons are shown as they are. */
const drawnIcons = ['code', 'design', 'search'];

export function Strengths() {
  const { heading, lead, items } = about.strengths;
  return (
    <Section ground="sand" labelledBy="strengths" heading={heading} lead={lead} quiet>
      <ul className={styles.strengths} style={buildColumnStyle(items.length, 3)}>
        {items.map(({ name, icon, title, text, points, link }, strengthIndex) => (
          <li key={name}>
            <Reveal order={strengthIndex} className={styles.strength}>
              <StrengthDrawing icon={icon} />
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

function StrengthDrawing({ icon }: { icon: keyof typeof iconByName }) {
  const Icon = iconByName[icon];
  return drawnIcons.includes(icon) ? (
    <img
      className={styles.drawing}
      src={`/drawn/strengths/${icon}.svg`}
      alt=""
      width="360"
      height="200"
      loading="lazy"
    />
  ) : (
    <span className={clsx(styles.drawing, styles.icon)}>
      <Icon />
    </span>
  );
}
