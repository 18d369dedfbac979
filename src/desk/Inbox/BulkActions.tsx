import { useContext, useEffect } from 'react';
import { Button } from '../../components/Button';
import { ConfirmButton } from '../ConfirmButton';
import { texts } from '../texts';
import { OverviewContext, undoable, useDesk } from '../useDesk';
import styles from './styles.module.css';
import type { Tab } from './Tabs';

type Action = 'answer' | 'reopen' | 'resend' | 'release' | 'remove';

/** The actions of each tab for several messages at once. */
export const bulkActions: Record<Tab, readonly Action[]> = {
  open: ['answer'],
  expiring: ['resend', 'answer'],
  queued: ['answer'],
  failed: ['resend', 'answer'],
  held: ['release', 'remove'],
  answered: ['reopen'],
  all: [],
};

/** The Worker takes no more at once. */
const maxChosen = 500;

export function BulkActions({
  tab,
  shown,
  chosen,
  choose,
}: {
  tab: Tab;
  shown: string[];
  /** Undefined while nothing is being chosen: ticks would take the touch of the rows. */
  chosen: string[] | undefined;
  choose: (references: string[] | undefined) => void;
}) {
  const failed = useContext(OverviewContext)?.failed ?? 0;
  const { change } = useDesk();
  const all = shown.slice(0, maxChosen);
  const allChosen = chosen?.length === all.length;
  const stop = () => choose(undefined);
  // Not carried over to another list.
  useEffect(() => stop, [tab]);
  if (shown.length === 0 || bulkActions[tab].length === 0) {
    return null;
  }

  return (
    <div className={styles.bulk}>
      {chosen ? (
        <label className={styles.chooseAll}>
          <input
            type="checkbox"
            checked={allChosen}
            ref={(box) => {
              if (box) {
                box.indeterminate = chosen.length > 0 && !allChosen;
              }
            }}
            onChange={() => choose(allChosen ? [] : all)}
          />
          {chosen.length > 0 ? texts.list.chosen(chosen.length) : texts.list.chooseAll}
        </label>
      ) : (
        <button type="button" className={styles.chooseSeveral} onClick={() => choose([])}>
          {texts.list.chooseSeveral}
        </button>
      )}
      {!chosen && tab === 'failed' && failed > 0 && (
        <ConfirmButton action="resend-failed" count={failed} />
      )}
      {chosen &&
        chosen.length > 0 &&
        bulkActions[tab].map((action) =>
          action === 'answer' || action === 'reopen' ? (
            <Button
              key={action}
              variant="quiet"
              onClick={async () => {
                if (await change(...undoable(action, chosen))) {
                  stop();
                }
              }}
            >
              {texts.actions[action]}
            </Button>
          ) : (
            <ConfirmButton key={action} action={action} references={chosen} onDone={stop} />
          ),
        )}
      {chosen && (
        <button type="button" className={styles.chooseSeveral} onClick={stop}>
          {texts.actions.done}
        </button>
      )}
    </div>
  );
}
