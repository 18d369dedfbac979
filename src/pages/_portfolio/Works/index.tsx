import texts from '@content/portfolio-page';
import works from '@content/works';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { followLink } from '../../../components/Link';
import { Section, SectionHeading } from '../../../components/Section';
import { useHashRedirect } from '../../../components/useHashRedirect';
import { WorkCards } from '../../../components/WorkCards';
import { WorkCase } from '../../../components/WorkCase';
import styles from './styles.module.css';

/** The first works have the full width of the page. */
const caseCount = 2;
const kinds = ['all', ...new Set(works.map(({ kind }) => kind))];

/** Each kind is a #fragment, so that CSS filters the works without JavaScript. */
export function Works() {
  const routerHistory = useHistory();
  const { pathname, hash } = useLocation();
  // The server does not know the hash of the URL.
  const chosenKind = useIsBrowser()
    ? (kinds.find((kind) => hash === `#kind-${kind}`) ?? 'all')
    : undefined;
  useHashRedirect('/portfolio', works);
  return (
    <section aria-labelledby="all_works" data-works data-chosen={chosenKind}>
      <Section className={styles.top}>
        <div className={`ends ${styles.head}`}>
          <SectionHeading id="all_works" lead={texts.lead} heading={texts.heading} />
          {/* With "all" and a single kind, visitors have nothing to choose. */}
          {kinds.length > 2 && (
            <nav className={styles.filter} aria-label={texts.filter}>
              {kinds.map((kind) => (
                <a
                  key={kind}
                  id={`kind-${kind}`}
                  href={`#kind-${kind}`}
                  onClick={(event) => followLink(event, `${pathname}#kind-${kind}`, routerHistory)}
                  className={`action ${styles.kind}`}
                  aria-current={chosenKind === kind || undefined}
                >
                  {kind === 'all' ? texts.all : (texts.kinds[kind]?.[1] ?? kind)}
                </a>
              ))}
            </nav>
          )}
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
