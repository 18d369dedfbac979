import texts from '@content/portfolio-page';
import works from '@content/works';
import { useHistory } from '@docusaurus/router';
import { followLink } from '../../../components/Link';
import styles from './styles.module.css';

const kindKeys = new Set(['all', ...works.map(({ kind }) => kind)]);

function findKindLabel(kindKey: string): string {
  return kindKey === 'all' ? texts.all : (texts.kinds[kindKey]?.[1] ?? kindKey);
}

export function findKindKeyByHash(urlHash: string): string {
  return [...kindKeys].find((kindKey) => urlHash === `#kind-${kindKey}`) ?? 'all';
}

/** Each kind is a #fragment, so that CSS filters the works without JavaScript. */
export function Filter({ selectedKindKey }: { selectedKindKey?: string }) {
  const routerHistory = useHistory();
  const { pathname } = routerHistory.location;
  // With "all" and a single kind, visitors have nothing to choose.
  return kindKeys.size < 3 ? null : (
    <nav className={styles.filter} aria-label={texts.filter}>
      {[...kindKeys].map((kindKey) => (
        <a
          key={kindKey}
          id={`kind-${kindKey}`}
          href={`#kind-${kindKey}`}
          onClick={(event) => followLink(event, `${pathname}#kind-${kindKey}`, routerHistory)}
          className={`action ${styles.kind}`}
          aria-current={selectedKindKey === kindKey || undefined}
        >
          {findKindLabel(kindKey)}
        </a>
      ))}
    </nav>
  );
}
