import words from '@content/portfolio-page';
import works from '@content/works';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { useHashRedirect } from '../../../components/useHashRedirect';
import { WorkCards } from '../../../components/WorkCards';
import { Filter, kindIn } from './Filter';
import styles from './styles.module.css';

export function Works() {
  const { hash } = useLocation();
  // The server does not know the hash.
  const chosen = useIsBrowser() ? kindIn(hash) : undefined;
  useHashRedirect('/portfolio', works);
  return (
    <Section labelledBy="works">
      <div className={styles.works} data-works data-chosen={chosen}>
        <div className={styles.head}>
          <SectionHeading id="works" lead={words.lead} heading={words.heading} />
          <Filter chosen={chosen} />
        </div>
        <WorkCards works={works} invitation={words.closing} />
      </div>
    </Section>
  );
}
