import clsx from 'clsx';
import { useContext } from 'react';
import { Link } from '../Link';
import { texts } from '../texts';
import { OverviewContext } from '../useDesk';
import { type DeskParams, deskUrl } from '../useDeskParams';
import styles from './styles.module.css';

const tabs = ['open', 'expiring', 'queued', 'failed', 'held', 'answered', 'all'] as const;
export type Tab = (typeof tabs)[number];

const urgentTabs: readonly Tab[] = ['failed', 'expiring'];

export function tabOf({ state }: DeskParams): Tab {
  return tabs.find((name) => name === state) ?? 'open';
}

export function Tabs({ tab, address }: { tab: Tab; address: DeskParams }) {
  const counts = useContext(OverviewContext);
  const visibleTabs = tabs.filter(
    (name) => name !== 'expiring' || tab === name || counts?.expiring,
  );
  return (
    <nav className={styles.tabs} aria-label={texts.views.inbox}>
      {visibleTabs.map((name) => {
        const count = name === 'all' || name === 'answered' ? undefined : counts?.[name];
        return (
          <Link
            key={name}
            to={deskUrl({
              ...address,
              state: name === 'open' ? undefined : name,
              message: undefined,
            })}
            className={clsx(styles.tab, count && urgentTabs.includes(name) && styles.urgent)}
            aria-current={name === tab ? 'page' : undefined}
          >
            {texts.states[name]}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
