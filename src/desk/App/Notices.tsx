import { useEffect } from 'react';
import { Button } from '../../components/Button';
import { ExternalLink } from '../../components/ExternalLink';
import { IconButton } from '../../components/IconButton';
import { Cross } from '../../components/icons';
import type { DeskProblem } from '../api';
import { texts } from '../texts';
import { useDesk } from '../useDesk';
import styles from './styles.module.css';

const noticeDuration = 8_000;

export function Notices() {
  const { notice, notify, problem, change } = useDesk();
  useEffect(() => {
    const timer = setTimeout(() => notify(undefined), noticeDuration);
    return () => clearTimeout(timer);
  }, [notice, notify]);

  function undo() {
    notify(undefined);
    if (notice?.undo) {
      change(notice.undo, { text: texts.results.undo });
    }
  }
  return (
    <div className={styles.notices}>
      {problem && <ProblemNotice problem={problem} />}
      <div role="status">
        {notice && (
          <p className={styles.notice}>
            {notice.text}
            {notice.undo && (
              <button type="button" className={styles.undo} onClick={undo}>
                {texts.actions.undo}
              </button>
            )}
            <IconButton label={texts.actions.close} onClick={() => notify(undefined)}>
              <Cross />
            </IconButton>
          </p>
        )}
      </div>
    </div>
  );
}

function ProblemNotice({ problem }: { problem: DeskProblem }) {
  const { report, reload } = useDesk();
  const { signedOut, signedOutText, unreachable, refused } = texts.problems;

  function retry() {
    report('change');
    reload();
  }
  return (
    <div role="alert" className={styles.problem}>
      {problem.kind === 'signed-out' ? (
        <>
          <p>
            <strong>{signedOut}.</strong> {signedOutText}
          </p>
          {/* The link opens a new tab, so that this page keeps unsaved text. */}
          <ExternalLink to="/desk">{texts.actions.signIn}</ExternalLink>
        </>
      ) : (
        <p>{problem.kind === 'unreachable' ? unreachable : refused}</p>
      )}
      <Button variant="quiet" onClick={retry}>
        {texts.actions.again}
      </Button>
    </div>
  );
}
