import texts from '@content/portfolio-page';
import works from '@content/works';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { useHashRedirect } from '../../../components/useHashRedirect';
import { WorkCards } from '../../../components/WorkCards';
import { Filter, findKindKeyByHash } from './Filter';
import styles from './styles.module.css';

export function Works() {
  const { hash } = useLocation();
  // The server does not know the hash of the URL.
  const selectedKindKey = useIsBrowser() ? findKindKeyByHash(hash) : undefined;
  useHashRedirect('/portfolio', works);
  return (
    <Section labelledBy="all_works">
      <div className={styles.works} data-works data-chosen={selectedKindKey}>
        <div className={styles.head}>
          <SectionHeading id="all_works" lead={texts.lead} heading={texts.heading} />
          <Filter selectedKindKey={selectedKindKey} />
        </div>
        <WorkCards works={works} invitation={texts.closing} />
      </div>
    </Section>
  );
}
