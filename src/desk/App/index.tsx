import texts from '@content/desk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { ExternalLink } from '../../components/ExternalLink';
import { IconButton } from '../../components/IconButton';
import { Cross, Envelope, Headset, Moon, Shield, Sun, Target } from '../../components/icons';
import { Logo } from '../../components/Logo';
import { ask, type Change, type DeskOverview, type DeskProblem, problemIn } from '../api';
import { DeskContext, type Done } from '../desk';
import { Health } from '../Health';
import { Inbox } from '../Inbox';
import { Keys } from '../Keys';
import { Link } from '../Link';
import { Numbers } from '../Numbers';
import { Person } from '../Person';
import { addressOf, useAddress } from '../useAddress';
import { useLoaded } from '../useLoaded';
import { useTheme } from '../useTheme';
import styles from './styles.module.css';

const views = [
  { view: undefined, label: texts.views.inbox, Icon: Envelope },
  { view: 'numbers', label: texts.views.numbers, Icon: Target },
  { view: 'person', label: texts.views.person, Icon: Headset },
  { view: 'health', label: texts.views.health, Icon: Shield },
] as const;

/** Seconds between two looks for what is new. */
const every = 20;
/** How long "Undo" stays, in milliseconds. */
const shownFor = 8_000;

export function App() {
  const { view } = useAddress();
  const overview = useLoaded<DeskOverview>('overview', every);
  const [problem, setProblem] = useState<DeskProblem>();
  const [told, setTold] = useState<Done>();
  const [changes, setChanges] = useState(0);
  const me = overview.answer?.actor ?? '';
  const { again } = overview;

  const change = useCallback(
    async <Answer,>(asked: Change, done?: Done): Promise<Answer | null> => {
      try {
        const answer = await ask<Answer>('changes', asked);
        setProblem(undefined);
        if (done) setTold(done);
        setChanges((before) => before + 1);
        again();
        return answer;
      } catch (error) {
        setProblem(problemIn(error));
        return null;
      }
    },
    [again],
  );
  const desk = useMemo(
    () => ({ me, change, changes, say: (text: string) => setTold({ text }), report: setProblem }),
    [me, change, changes],
  );

  useEffect(() => {
    const timer = setTimeout(() => setTold(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [told]);
  useEffect(() => setProblem(overview.problem), [overview.problem]);
  // As a new page would: from its top, and with the focus if what had it has gone.
  const main = useRef<HTMLElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [view]);
  const open = overview.answer?.open ?? 0;
  useEffect(() => {
    document.title = open > 0 ? `(${open}) ${texts.title}` : texts.title;
  }, [open]);

  function undo() {
    setTold(undefined);
    if (told?.undo) change(told.undo);
  }

  return (
    <DeskContext value={desk}>
      <div className={styles.desk}>
        <Header view={view} me={me} />
        {overview.answer && <Troubles troubles={overview.answer.troubles} />}
        <main className={styles.main} ref={main} tabIndex={-1}>
          {view === 'numbers' && <Numbers />}
          {view === 'person' && <Person />}
          {view === 'health' && <Health overview={overview.answer} />}
          {(view === undefined || !texts.views[asView(view)]) && (
            <Inbox counts={overview.answer} every={every} />
          )}
        </main>
        <div className={styles.told}>
          {problem && (
            <ProblemLine
              problem={problem}
              again={() => {
                setProblem(undefined);
                setChanges((before) => before + 1);
                again();
              }}
            />
          )}
          <div role="status">
            {told && (
              <p className={styles.line}>
                {told.text}
                {told.undo && (
                  <button type="button" className={styles.undo} onClick={undo}>
                    {texts.actions.undo}
                  </button>
                )}
                <IconButton label={texts.actions.close} onClick={() => setTold(undefined)}>
                  <Cross />
                </IconButton>
              </p>
            )}
          </div>
        </div>
        <Keys />
      </div>
    </DeskContext>
  );
}

function asView(view: string): keyof typeof texts.views {
  return view === 'numbers' || view === 'person' || view === 'health' ? view : 'inbox';
}

function Header({ view, me }: { view: string | undefined; me: string }) {
  const theme = useTheme();
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <Logo className={styles.logo} />
        <h1 className={styles.title}>{texts.title}</h1>
      </div>
      <nav className={styles.views} aria-label={texts.title}>
        {views.map(({ view: to, label, Icon }) => (
          <Link
            key={label}
            to={addressOf({ view: to })}
            className={styles.view}
            aria-current={view === to ? 'page' : undefined}
          >
            <Icon />
            {label}
          </Link>
        ))}
      </nav>
      <span className={styles.me}>{me}</span>
      <IconButton
        role="switch"
        aria-checked={theme.dark}
        label={texts.actions.theme}
        onClick={theme.toggle}
      >
        {theme.dark ? <Sun /> : <Moon />}
      </IconButton>
    </header>
  );
}

function Troubles({ troubles }: { troubles: string[] }) {
  const words = new Map(Object.entries(texts.health.troubles));
  if (troubles.length === 0) return null;
  return (
    <p className={styles.trouble} role="alert">
      {troubles.map((trouble) => words.get(trouble) ?? trouble).join(' ')}{' '}
      <Link to={addressOf({ view: 'health' })}>{texts.views.health}</Link>
    </p>
  );
}

function ProblemLine({ problem, again }: { problem: DeskProblem; again: () => void }) {
  const { signedOut, signedOutText, unreachable, refused } = texts.problems;
  return (
    <div role="alert" className={styles.problem}>
      {problem.kind === 'signed-out' ? (
        <>
          <p>
            <strong>{signedOut}.</strong> {signedOutText}
          </p>
          {/* Beside this page, which keeps what is typed. */}
          <ExternalLink to="/desk">{texts.actions.signIn}</ExternalLink>
        </>
      ) : (
        <p>{problem.kind === 'unreachable' ? unreachable : refused}</p>
      )}
      <Button look="quiet" onClick={again}>
        {texts.actions.again}
      </Button>
    </div>
  );
}
