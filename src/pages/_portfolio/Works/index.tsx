import texts from '@content/portfolio-page';
import works from '@content/works';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { useHashRedirect } from '../../../components/useHashRedirect';
import { WorkCards } from '../../../components/WorkCards';
import { Filter, kindFromHash } from './Filter';
import styles from './styles.module.css';

export function Works() {
  const { hash } = useLocation();
  // The server does not know the hash.
  const selectedKind = useIsBrowser() ? kindFromHash(hash) : undefined;
  useHashRedirect('/portfolio', works);
  return (
    <Section labelledBy="works">
      <div className={styles.works} data-works data-chosen={selectedKind}>
        <div className={styles.head}>
          <SectionHeading id="works" lead={texts.lead} heading={texts.heading} />
          <Filter selectedKind={selectedKind} />
        </div>
        <WorkCards works={works} invitation={texts.closing} />
      </div>
    </Section>
  );
}
