import words from '@content/portfolio-page';
import works from '@content/works';
import { useHistory } from '@docusaurus/router';
import { follow } from '../../../components/Link';
import type { WorkSummary } from '../../../content/schemas';
import styles from './styles.module.css';

export type Kind = WorkSummary['kind'] | 'all';

const kinds = new Set<Kind>(['all', ...works.map(({ kind }) => kind)]);

function labelOf(kind: Kind): string {
  return kind === 'all' ? words.all : (words.kinds[kind][1] ?? '');
}

function anchorOf(kind: Kind): string {
  return `kind-${kind}`;
}

export function kindIn(hash: string): Kind {
  return [...kinds].find((kind) => hash === `#${anchorOf(kind)}`) ?? 'all';
}

/** Each choice is an address. CSS follows it without JavaScript. */
export function Filter({ chosen }: { chosen?: Kind }) {
  const history = useHistory();
  // With one kind there is nothing to choose.
  return kinds.size < 3 ? null : (
    <nav className={styles.filter} aria-label={words.filter}>
      {[...kinds].map((kind) => (
        <a
          key={kind}
          id={anchorOf(kind)}
          href={`#${anchorOf(kind)}`}
          onClick={(event) =>
            follow(event, `${history.location.pathname}#${anchorOf(kind)}`, history)
          }
          className={styles.kind}
          aria-current={chosen === kind || undefined}
        >
          {labelOf(kind)}
        </a>
      ))}
    </nav>
  );
}
