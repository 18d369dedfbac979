import clsx from 'clsx';
import { useContext } from 'react';
import { Link } from '../Link';
import { texts } from '../texts';
import { type Address, addressOf } from '../useAddress';
import { OverviewContext } from '../useDesk';
import styles from './styles.module.css';

const tabs = ['open', 'expiring', 'queued', 'failed', 'held', 'answered', 'all'] as const;
export type Tab = (typeof tabs)[number];

/** Tabs whose count asks for something to be done. */
const urgent: readonly Tab[] = ['failed', 'expiring'];

export function tabOf({ state }: Address): Tab {
  return tabs.find((name) => name === state) ?? 'open';
}

export function Tabs({ tab, address }: { tab: Tab; address: Address }) {
  const counts = useContext(OverviewContext);
  const shown = tabs.filter((name) => name !== 'expiring' || tab === name || counts?.expiring);
  return (
    <nav className={styles.tabs} aria-label={texts.views.inbox}>
      {shown.map((name) => {
        // What is done is not counted.
        const count = name === 'all' || name === 'answered' ? undefined : counts?.[name];
        return (
          <Link
            key={name}
            to={addressOf({
              ...address,
              state: name === 'open' ? undefined : name,
              message: undefined,
            })}
            className={clsx(styles.tab, count && urgent.includes(name) && styles.urgent)}
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
