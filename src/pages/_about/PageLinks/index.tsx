import about from '@content/about';
import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { Section, TwoColumns } from '../../../components/Section';
import styles from './styles.module.css';

export function PageLinks() {
  const { heading, links } = about.more;
  return (
    <Section labelledBy="more">
      <TwoColumns secondWidth="1.6fr">
        <h2 id="more" className={styles.heading}>
          {heading}
        </h2>
        <ul>
          {links.map((pageLink) => (
            <li key={pageLink.to}>
              <Link to={pageLink.to} className={styles.link}>
                <span>
                  <span className={styles.label}>{pageLink.label}</span>
                  <span className={styles.text}>{pageLink.text}</span>
                </span>
                <ArrowRight className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </TwoColumns>
    </Section>
  );
}
