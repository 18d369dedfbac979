import clsx from 'clsx';
import { useContext } from 'react';
import { Link } from '../Link';
import { texts } from '../texts';
import { OverviewContext } from '../useDesk';
import { buildDeskUrl, type DeskParams } from '../useDeskParams';
import styles from './styles.module.css';

const tabNames = [
  'open',
  'due',
  'expiring',
  'waiting',
  'failed',
  'held',
  'answered',
  'all',
] as const;
export type Tab = (typeof tabNames)[number];

const urgentTabNames: readonly Tab[] = ['failed', 'expiring', 'due'];

export function parseTab({ state }: DeskParams): Tab {
  return tabNames.find((tabName) => tabName === state) ?? 'open';
}

export function Tabs({ tab, params }: { tab: Tab; params: DeskParams }) {
  const overview = useContext(OverviewContext);
  const visibleTabNames = tabNames.filter(
    (tabName) => tabName !== 'expiring' || tab === tabName || overview?.expiring,
  );
  return (
    <nav className={styles.tabs} aria-label={texts.views.inbox}>
      {visibleTabNames.map((tabName) => {
        const messageCount =
          tabName === 'all' || tabName === 'answered' ? undefined : overview?.[tabName];
        return (
          <Link
            key={tabName}
            to={buildDeskUrl({
              ...params,
              state: tabName === 'open' ? undefined : tabName,
              message: undefined,
            })}
            className={clsx(
              styles.tab,
              messageCount && urgentTabNames.includes(tabName) && styles.urgent,
            )}
            aria-current={tabName === tab ? 'page' : undefined}
          >
            {texts.states[tabName]}
            {messageCount !== undefined && <span className={styles.count}>{messageCount}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
