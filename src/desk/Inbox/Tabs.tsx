import clsx from 'clsx';
import { Link } from '../Link';
import { useDesk } from '../state';
import { texts } from '../texts';
import { buildDeskUrl, type DeskParams } from '../useDeskParams';
import styles from './styles.module.css';

export type Tab = keyof typeof texts.states;

const tabs = ['open', 'due', 'expiring', 'waiting', 'failed', 'held', 'answered', 'all'] as const;
const urgentTabs: Tab[] = ['failed', 'expiring', 'due'];

export function parseTab({ state }: DeskParams): Tab {
  return tabs.find((tab) => tab === state) ?? 'open';
}

export function Tabs({ tab: currentTab, params }: { tab: Tab; params: DeskParams }) {
  const { overview } = useDesk();
  const hasExpiring = currentTab === 'expiring' || overview?.expiring;
  const visibleTabs = tabs.filter((tab) => tab !== 'expiring' || hasExpiring);
  function buildTabUrl(tab: Tab): string {
    const state = tab === 'open' ? undefined : tab;
    return buildDeskUrl({ ...params, state, message: undefined });
  }
  return (
    <nav className={styles.tabs} aria-label={texts.views.inbox}>
      {visibleTabs.map((tab) => {
        const count = tab === 'answered' || tab === 'all' ? undefined : overview?.[tab];
        return (
          <Link
            key={tab}
            to={buildTabUrl(tab)}
            className={clsx(styles.tab, count && urgentTabs.includes(tab) && styles.urgent)}
            aria-current={tab === currentTab ? 'page' : undefined}
          >
            {texts.states[tab]}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
