import { useEffect, useRef } from 'react';
import type { DeskOverview } from '../api';
import { Health } from '../Health';
import { Inbox } from '../Inbox';
import { Numbers } from '../Numbers';
import { Person } from '../Person';
import { Shortcuts } from '../Shortcuts';
import { texts } from '../texts';
import { DeskProvider, OverviewContext } from '../useDesk';
import { useDeskParams } from '../useDeskParams';
import { pollSeconds, useFetch } from '../useFetch';
import { Header, type View } from './Header';
import { HealthAlert } from './HealthAlert';
import { Notices } from './Notices';
import styles from './styles.module.css';

const views = { inbox: Inbox, numbers: Numbers, person: Person, health: Health };

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
  const view = viewOf(useDeskParams().view);
  const { data: overview } = useFetch<DeskOverview>('overview', {
    intervalSeconds: pollSeconds,
  });
  const CurrentView = views[view];

  // Moves the focus only if the focused element disappeared with the previous view.
  const main = useRef<HTMLElement>(null);
  const previousView = useRef(view);
  useEffect(() => {
    if (previousView.current === view) {
      return;
    }
    previousView.current = view;
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) {
      main.current?.focus({ preventScroll: true });
    }
  }, [view]);

  const openCount = overview?.open ?? 0;
  useEffect(() => {
    document.title = openCount > 0 ? `(${openCount}) ${texts.title}` : texts.title;
  }, [openCount]);

  return (
    <OverviewContext value={overview}>
      <div className={styles.desk}>
        <Header view={view} />
        <HealthAlert />
        <main className={styles.main} ref={main} tabIndex={-1}>
          <CurrentView />
        </main>
        <Notices />
        <Shortcuts />
      </div>
    </OverviewContext>
  );
}
