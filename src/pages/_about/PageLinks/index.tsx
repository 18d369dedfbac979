import about from '@content/about';
import { buildColourStyle } from '../../../components/colourStyle';
import { buildMaskStyle } from '../../../components/Drawing';
import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

export function PageLinks() {
  const { heading, links } = about.more;
  return (
    <Section labelledBy="more" heading={heading}>
      <ul className={styles.links}>
        {links.map(({ to, label, text, motif }) => (
          <li key={to} style={buildColourStyle(motif?.colour ?? 'brand')}>
            <Link to={to} className={styles.link} data-ground="dark">
              {motif && <span className={styles.motif} style={buildMaskStyle(motif.drawing)} />}
              <span className={styles.label}>
                {label} <ArrowRight />
              </span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
