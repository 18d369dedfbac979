import { useEffect, useRef } from 'react';
import type { DeskOverview } from '../api';
import { focusMain } from '../focusMain';
import { Health } from '../Health';
import { Inbox } from '../Inbox';
import { Meetings } from '../Meetings';
import { Numbers } from '../Numbers';
import { Person } from '../Person';
import { Shortcuts } from '../Shortcuts';
import { texts } from '../texts';
import { DeskProvider, OverviewContext, useDesk } from '../useDesk';
import { useDeskParams } from '../useDeskParams';
import { pollIntervalSeconds, useFetch } from '../useFetch';
import { AnswerDialog } from './AnswerDialog';
import { Header, type View } from './Header';
import { HealthAlert } from './HealthAlert';
import { Notices } from './Notices';
import styles from './styles.module.css';

const viewComponents = {
  inbox: Inbox,
  meetings: Meetings,
  numbers: Numbers,
  person: Person,
  health: Health,
};

function parseView(viewParam: string | undefined): View {
  return (
    (['meetings', 'numbers', 'person', 'health'] as const).find((view) => view === viewParam) ??
    'inbox'
  );
}

export function App() {
  return (
    <DeskProvider>
      <Desk />
    </DeskProvider>
  );
}

function Desk() {
  const view = parseView(useDeskParams().view);
  const { pendingAnswer } = useDesk();
  const { data } = useFetch<DeskOverview>('overview', {
    intervalSeconds: pollIntervalSeconds,
  });
  const CurrentViewComponent = viewComponents[view];

  // Moves the focus only if the focused element disappeared with the previous view.
  const previousViewRef = useRef(view);
  useEffect(() => {
    if (previousViewRef.current === view) {
      return;
    }
    previousViewRef.current = view;
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) {
      focusMain();
    }
  }, [view]);

  const openMessageCount = data?.open ?? 0;
  useEffect(() => {
    document.title = openMessageCount > 0 ? `(${openMessageCount}) ${texts.title}` : texts.title;
  }, [openMessageCount]);

  return (
    <OverviewContext value={data}>
      <div className={styles.desk}>
        <Header view={view} />
        <HealthAlert />
        <main className={styles.main} tabIndex={-1}>
          <CurrentViewComponent />
        </main>
        <Notices />
        {pendingAnswer && <AnswerDialog pendingAnswer={pendingAnswer} />}
        <Shortcuts />
      </div>
    </OverviewContext>
  );
}
