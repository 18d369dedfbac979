import { useEffect, useRef } from 'react';
import { ExternalLink } from '../../components/ExternalLink';
import { IconButton } from '../../components/IconButton';
import { Cross } from '../../components/icons';
import type { DeskProblem } from '../api';
import { sendChange } from '../changes';
import { focusMain } from '../focusMain';
import { QuietButton } from '../QuietButton';
import { reloadData, setState, useDesk } from '../state';
import { texts } from '../texts';
import styles from './styles.module.css';

/** A notice closes after this time, unless the pointer or the focus is on it. */
const noticeDurationMs = 8_000;

export function Notices() {
  const { notice, problem } = useDesk();
  const noticeRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const closeUnlessInUse = () =>
      noticeRef.current?.matches(':hover, :focus-within') || setState({ notice: undefined });
    const timer = notice && setInterval(closeUnlessInUse, noticeDurationMs);
    return () => clearInterval(timer);
  }, [notice]);

  function closeNotice() {
    focusMain();
    setState({ notice: undefined });
  }

  function undoChange() {
    closeNotice();
    if (notice?.undo) {
      sendChange(notice.undo, texts.results.undo);
    }
  }
  return (
    <div className={styles.notices}>
      {problem && <ProblemNotice kind={problem.kind} />}
      <div role="status">
        {notice && (
          <p className={styles.notice} ref={noticeRef}>
            {notice.text}
            {notice.undo && (
              <button type="button" className={styles.undo} onClick={undoChange}>
                {texts.actions.undo}
              </button>
            )}
            <IconButton label={texts.actions.close} onClick={closeNotice}>
              <Cross />
            </IconButton>
          </p>
        )}
      </div>
    </div>
  );
}

function ProblemNotice({ kind }: Pick<DeskProblem, 'kind'>) {
  const { problems } = texts;
  function clearProblemAndReload() {
    setState({ problem: undefined });
    reloadData();
  }
  return (
    <div role="alert" className={styles.problem}>
      {kind === 'signed-out' ? (
        <>
          <p>
            <strong>{problems.signedOut}.</strong> {problems.signedOutText}
          </p>
          {/* The link opens a new tab, so that this page keeps unsaved text. */}
          <ExternalLink to="/desk">{texts.actions.signIn}</ExternalLink>
        </>
      ) : (
        <p>{kind === 'unreachable' ? problems.unreachable : problems.refused}</p>
      )}
      <QuietButton label={texts.actions.again} onClick={clearProblemAndReload} />
    </div>
  );
}
