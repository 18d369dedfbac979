import { maxMessagesPerChange } from '@site/src/shared/limits.ts';
import { useContext, useEffect } from 'react';
import { Button } from '../../components/Button';
import { ConfirmButton } from '../ConfirmButton';
import { focusMain } from '../focusMain';
import { texts } from '../texts';
import { createUndoableChangeArgs, OverviewContext, useDesk } from '../useDesk';
import styles from './styles.module.css';
import type { Tab } from './Tabs';

type Action = 'answer' | 'reopen' | 'resend' | 'release' | 'remove';

const actionsByTab: Record<Tab, readonly Action[]> = {
  open: ['answer'],
  expiring: ['resend', 'answer'],
  waiting: ['answer'],
  failed: ['resend', 'answer'],
  held: ['release', 'remove'],
  answered: ['reopen'],
  all: [],
};

export function BulkActions({
  tab,
  isCurrent,
  references,
  selectedReferences,
  setSelectedReferences,
}: {
  tab: Tab;
  /** While the rows of another tab are shown, no action of this tab may apply to them. */
  isCurrent: boolean;
  references: string[];
  /** `selectedReferences` is undefined outside selection mode, which shows no checkboxes. */
  selectedReferences: string[] | undefined;
  setSelectedReferences: (references: string[] | undefined) => void;
}) {
  const failedCount = useContext(OverviewContext)?.failed ?? 0;
  const { sendChange } = useDesk();
  const selectableReferences = references.slice(0, maxMessagesPerChange);
  const isAllSelected = selectedReferences?.length === selectableReferences.length;
  useEffect(() => () => setSelectedReferences(undefined), [tab]);
  function endSelection() {
    focusMain();
    setSelectedReferences(undefined);
  }
  if (references.length === 0 || actionsByTab[tab].length === 0) {
    return null;
  }

  return (
    <div className={styles.bulk}>
      {selectedReferences && (
        <label className={styles.selectAll}>
          <input
            type="checkbox"
            checked={isAllSelected}
            ref={(checkbox) => {
              if (checkbox) {
                checkbox.indeterminate = selectedReferences.length > 0 && !isAllSelected;
              }
            }}
            onChange={() => setSelectedReferences(isAllSelected ? [] : selectableReferences)}
          />
          {selectedReferences.length > 0
            ? texts.list.selectedCount(selectedReferences.length)
            : texts.list.selectAll}
        </label>
      )}
      {!selectedReferences && tab === 'failed' && failedCount > 0 && (
        <ConfirmButton action="resend-failed" count={failedCount} />
      )}
      {isCurrent &&
        selectedReferences &&
        selectedReferences.length > 0 &&
        actionsByTab[tab].map((action) =>
          action === 'answer' || action === 'reopen' ? (
            <Button
              key={action}
              variant="quiet"
              onClick={async () => {
                if (await sendChange(...createUndoableChangeArgs(action, selectedReferences))) {
                  endSelection();
                }
              }}
            >
              {texts.actions[action]}
            </Button>
          ) : (
            <ConfirmButton
              key={action}
              action={action}
              references={selectedReferences}
              onDone={endSelection}
            />
          ),
        )}
      {/* One button for both, because a button that disappears loses the focus. */}
      <button
        type="button"
        className={styles.textButton}
        onClick={() => setSelectedReferences(selectedReferences ? undefined : [])}
      >
        {selectedReferences ? texts.actions.done : texts.list.selectSeveral}
      </button>
    </div>
  );
}
