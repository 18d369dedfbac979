import texts from '@content/portfolio-page';
import works from '@content/works';
import { useHistory } from '@docusaurus/router';
import { followLink } from '../../../components/Link';
import styles from './styles.module.css';

const kinds = new Set(['all', ...works.map(({ kind }) => kind)]);

function labelOf(kind: string): string {
  return kind === 'all' ? texts.all : (texts.kinds[kind]?.[1] ?? kind);
}

function anchorOf(kind: string): string {
  return `kind-${kind}`;
}

export function kindFromHash(hash: string): string {
  return [...kinds].find((kind) => hash === `#${anchorOf(kind)}`) ?? 'all';
}

/** Each kind is a #fragment, so that CSS filters the works without JavaScript. */
export function Filter({ selectedKind }: { selectedKind?: string }) {
  const history = useHistory();
  // "all" and a single kind leave nothing to choose.
  return kinds.size < 3 ? null : (
    <nav className={styles.filter} aria-label={texts.filter}>
      {[...kinds].map((kind) => (
        <a
          key={kind}
          id={anchorOf(kind)}
          href={`#${anchorOf(kind)}`}
          onClick={(event) =>
            followLink(event, `${history.location.pathname}#${anchorOf(kind)}`, history)
          }
          className={styles.kind}
          aria-current={selectedKind === kind || undefined}
        >
          {labelOf(kind)}
        </a>
      ))}
    </nav>
  );
}
