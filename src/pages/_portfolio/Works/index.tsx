import texts from '@content/portfolio-page';
import works from '@content/works';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Section, SectionHeading } from '../../../components/Section';
import { useHashRedirect } from '../../../components/useHashRedirect';
import { WorkCards } from '../../../components/WorkCards';
import { WorkCase } from '../../../components/WorkCase';
import { Filter, findKindKeyByHash } from './Filter';
import styles from './styles.module.css';

/** The first works have the full width of the page. */
const caseCount = 2;

export function Works() {
  const { hash } = useLocation();
  // The server does not know the hash of the URL.
  const selectedKindKey = useIsBrowser() ? findKindKeyByHash(hash) : undefined;
  useHashRedirect('/portfolio', works);
  return (
    <section aria-labelledby="all_works" data-works data-chosen={selectedKindKey}>
      <Section className={styles.top}>
        <div className={styles.head}>
          <SectionHeading id="all_works" lead={texts.lead} heading={texts.heading} />
          <Filter selectedKindKey={selectedKindKey} />
        </div>
      </Section>
      {works.slice(0, caseCount).map((work) => (
        <WorkCase key={work.slug} work={work} />
      ))}
      <Section className={styles.rest}>
        <WorkCards works={works.slice(caseCount)} invitation={texts.closing} />
      </Section>
    </section>
  );
}
