import { useEffect, useRef } from 'react';
import { IconButton } from '../../components/IconButton';
import { Calendar, Envelope, Headset, Moon, Shield, Sun, Target } from '../../components/icons';
import type { DeskOverview } from '../api';
import { ConfirmDialog } from '../ConfirmDialog';
import { focusMain } from '../focusMain';
import { findTroubleText } from '../format';
import { Health } from '../Health';
import { Inbox } from '../Inbox';
import { Link } from '../Link';
import { Meetings } from '../Meetings';
import { Numbers } from '../Numbers';
import { Person } from '../Person';
import { Shortcuts } from '../Shortcuts';
import { setState, useDesk } from '../state';
import { texts } from '../texts';
import { buildDeskUrl, useDeskParams } from '../useDeskParams';
import { useFetch } from '../useFetch';
import { useTheme } from '../useTheme';
import { Notices } from './Notices';
import styles from './styles.module.css';

const views = [
  { name: 'inbox', Icon: Envelope, Content: Inbox },
  { name: 'meetings', Icon: Calendar, Content: Meetings },
  { name: 'numbers', Icon: Target, Content: Numbers },
  { name: 'person', Icon: Headset, Content: Person },
  { name: 'health', Icon: Shield, Content: Health },
] as const;

export function App() {
  const params = useDeskParams();
  const view = views.find(({ name }) => name === params.view) ?? views[0];
  const { question } = useDesk();
  const { latestData: overview } = useFetch<DeskOverview>('overview', { isPolled: true });

  // Moves the focus only if the focused element disappeared with the previous view.
  const previousViewRef = useRef<(typeof views)[number]>(view);
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

  useEffect(() => {
    document.title = overview?.open ? `(${overview.open}) ${texts.title}` : texts.title;
    setState({ overview });
  }, [overview]);

  return (
    <div className={styles.desk}>
      <Header viewName={view.name} />
      <HealthAlert />
      <main className={styles.main} tabIndex={-1}>
        <view.Content />
      </main>
      <Notices />
      {question && (
        <ConfirmDialog {...question} onClose={() => setState({ question: undefined })} />
      )}
      <Shortcuts />
    </div>
  );
}

function Header({ viewName }: { viewName: string }) {
  const { isDark, toggleTheme } = useTheme();
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <img src="/logo.svg" alt="" className={styles.logo} />
        <h1 className={styles.title}>{texts.title}</h1>
      </div>
      <nav className={styles.views} aria-label={texts.title}>
        {views.map(({ name, Icon }) => (
          <Link
            key={name}
            to={buildDeskUrl(name === 'inbox' ? {} : { view: name })}
            className={styles.view}
            aria-current={viewName === name ? 'page' : undefined}
          >
            <Icon />
            {texts.views[name]}
          </Link>
        ))}
      </nav>
      <span className={styles.actor}>{useDesk().overview?.actor}</span>
      <IconButton
        role="switch"
        aria-checked={isDark}
        label={texts.actions.theme}
        onClick={toggleTheme}
      >
        {isDark ? <Sun /> : <Moon />}
      </IconButton>
    </header>
  );
}

/** Shows on every view why messages may not arrive. */
function HealthAlert() {
  const { overview } = useDesk();
  return overview?.troubles.length ? (
    <p className={styles.trouble} role="alert">
      <span className={styles.troubleText}>{overview.troubles.map(findTroubleText).join(' ')}</span>{' '}
      <Link to={buildDeskUrl({ view: 'health' })}>{texts.views.health}</Link>
    </p>
  ) : null;
}
