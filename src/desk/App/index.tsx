import { useEffect, useRef } from 'react';
import type { DeskOverview } from '../api';
import { Health } from '../Health';
import { Inbox } from '../Inbox';
import { Keys } from '../Keys';
import { Numbers } from '../Numbers';
import { Person } from '../Person';
import { texts } from '../texts';
import { useAddress } from '../useAddress';
import { DeskProvider, OverviewContext } from '../useDesk';
import { pollInterval, useLoaded } from '../useLoaded';
import { Header, type View } from './Header';
import { Notices } from './Notices';
import styles from './styles.module.css';
import { Troubles } from './Troubles';

const pages = { inbox: Inbox, numbers: Numbers, person: Person, health: Health };

function viewOf(name: string | undefined): View {
  return name === 'numbers' || name === 'person' || name === 'health' ? name : 'inbox';
}

export function App() {
  return (
    <DeskProvider>
      <Desk />
    </DeskProvider>
  );
}

function Desk() {
  const view = viewOf(useAddress().view);
  const { answer: overview } = useLoaded<DeskOverview>('overview', { every: pollInterval });
  const Page = pages[view];

  // A new view begins at its top, and takes the focus if the focused element is gone.
  const main = useRef<HTMLElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) {
      return;
    }
    shown.current = view;
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) {
      main.current?.focus({ preventScroll: true });
    }
  }, [view]);

  const open = overview?.open ?? 0;
  useEffect(() => {
    document.title = open > 0 ? `(${open}) ${texts.title}` : texts.title;
  }, [open]);

  return (
    <OverviewContext value={overview}>
      <div className={styles.desk}>
        <Header view={view} />
        <Troubles />
        <main className={styles.main} ref={main} tabIndex={-1}>
          <Page />
        </main>
        <Notices />
        <Keys />
      </div>
    </OverviewContext>
  );
}
