import words from '@content/portfolio-page';
import works from '@content/works';
import { useHistory } from '@docusaurus/router';
import { follow } from '../../../components/Link';
import styles from './styles.module.css';

const kinds = new Set(['all', ...works.map(({ kind }) => kind)]);

function labelOf(kind: string): string {
  return kind === 'all' ? words.all : (words.kinds[kind]?.[1] ?? kind);
}

function anchorOf(kind: string): string {
  return `kind-${kind}`;
}

export function kindIn(hash: string): string {
  return [...kinds].find((kind) => hash === `#${anchorOf(kind)}`) ?? 'all';
}

/** Each choice is an address. CSS follows it without JavaScript. */
export function Filter({ chosen }: { chosen?: string }) {
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
