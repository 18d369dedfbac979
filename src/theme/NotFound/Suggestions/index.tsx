import texts from '@content/search';
import { Card } from '../../../components/Card';
import { ArrowRight } from '../../../components/icons';
import { SearchButton } from '../../../components/Search';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

export function Suggestions() {
  return (
    <Section>
      <div className={styles.search}>
        <SearchButton variant="field" />
      </div>
      <ul className={styles.suggestions}>
        {texts.suggestions.map(({ label, to }) => (
          <li key={to} className={styles.sign}>
            <Card to={to} className={styles.suggestion}>
              {label}
              <ArrowRight />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
