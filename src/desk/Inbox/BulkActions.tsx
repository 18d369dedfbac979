import { maxMessagesPerChange } from '@site/src/shared/limits.ts';
import { useContext, useEffect } from 'react';
import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { focusMain } from '../focusMain';
import { QuietButton } from '../QuietButton';
import { texts } from '../texts';
import { OverviewContext, useAnswer, useDesk } from '../useDesk';
import styles from './styles.module.css';
import type { Tab } from './Tabs';

const confirmedActions = ['resend', 'release', 'remove'] as const;
type ConfirmedAction = (typeof confirmedActions)[number];
type Action = ConfirmedAction | 'answer' | 'reopen' | 'take' | 'read' | 'spam';

const actionsByTab: Record<Tab, readonly Action[]> = {
  open: ['answer', 'take', 'read', 'spam', 'remove'],
  due: ['answer', 'take', 'spam', 'remove'],
  expiring: ['resend', 'answer', 'take', 'remove'],
  waiting: ['answer', 'take', 'read', 'remove'],
  failed: ['resend', 'answer', 'take', 'remove'],
  held: ['release', 'remove'],
  answered: ['reopen', 'take', 'spam', 'remove'],
  all: ['take', 'read', 'spam', 'remove'],
};

function needsConfirmation(action: Action): action is ConfirmedAction {
  return confirmedActions.some((confirmedAction) => confirmedAction === action);
}

export function BulkActions({
  tab,
  isCurrent,
  rows,
  selectedRows,
  setSelectedReferences,
}: {
  tab: Tab;
  /** While the rows of another tab are shown, no action of this tab may apply to them. */
  isCurrent: boolean;
  rows: StoredMessage[];
  /** `selectedRows` is undefined outside selection mode, which shows no checkboxes. */
  selectedRows: StoredMessage[] | undefined;
  setSelectedReferences: (references: string[] | undefined) => void;
}) {
  const failedCount = useContext(OverviewContext)?.failed ?? 0;
  const { sendChange } = useDesk();
  const answer = useAnswer();
  const selectableReferences = rows
    .slice(0, maxMessagesPerChange)
    .map(({ reference }) => reference);
  const references = selectedRows?.map(({ reference }) => reference) ?? [];
  const isAllSelected = references.length === selectableReferences.length;
  useEffect(() => () => setSelectedReferences(undefined), [tab]);
  function endSelection() {
    focusMain();
    setSelectedReferences(undefined);
  }
  async function changeSelected(action: Exclude<Action, ConfirmedAction>) {
    if (action === 'answer') {
      answer(selectedRows ?? [], endSelection);
    } else if (
      await sendChange(
        { do: action, references },
        action === 'read' ? texts.results['mark-read'] : undefined,
      )
    ) {
      endSelection();
    }
  }
  if (rows.length === 0) {
    return null;
  }

  return (
    <div className={styles.bulk}>
      {selectedRows && (
        <label className={styles.selectAll}>
          <input
            type="checkbox"
            checked={isAllSelected}
            ref={(checkbox) => {
              if (checkbox) {
                checkbox.indeterminate = references.length > 0 && !isAllSelected;
              }
            }}
            onChange={() => setSelectedReferences(isAllSelected ? [] : selectableReferences)}
          />
          {references.length > 0
            ? texts.list.selectedCount(references.length)
            : texts.list.selectAll}
        </label>
      )}
      {!selectedRows && tab === 'failed' && failedCount > 0 && (
        <ConfirmButton action="resend-failed" count={failedCount} />
      )}
      {isCurrent &&
        references.length > 0 &&
        actionsByTab[tab].map((action) =>
          needsConfirmation(action) ? (
            <ConfirmButton
              key={action}
              action={action}
              references={references}
              onDone={endSelection}
            />
          ) : (
            <QuietButton
              key={action}
              label={texts.actions[action]}
              onClick={() => changeSelected(action)}
            />
          ),
        )}
      {/* One button for both, because a button that disappears loses the focus. */}
      <button
        type="button"
        className={styles.textButton}
        onClick={() => setSelectedReferences(selectedRows ? undefined : [])}
      >
        {selectedRows ? texts.actions.done : texts.list.selectSeveral}
      </button>
    </div>
  );
}
