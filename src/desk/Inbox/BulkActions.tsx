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

type Action = 'answer' | 'reopen' | 'take' | 'read' | 'spam';
type ConfirmedAction = 'resend' | 'release' | 'remove';

const actionsByTab: Record<Tab, readonly (Action | ConfirmedAction)[]> = {
  open: ['answer', 'take', 'read', 'spam', 'remove'],
  due: ['answer', 'take', 'spam', 'remove'],
  expiring: ['resend', 'answer', 'take', 'remove'],
  waiting: ['answer', 'take', 'read', 'remove'],
  failed: ['resend', 'answer', 'take', 'remove'],
  held: ['release', 'remove'],
  answered: ['reopen', 'take', 'spam', 'remove'],
  all: ['take', 'read', 'spam', 'remove'],
};

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
  const selectableRows = rows.slice(0, maxMessagesPerChange);
  const references = selectedRows?.map(({ reference }) => reference) ?? [];
  const count = references.length;
  const isAllSelected = count === selectableRows.length;
  useEffect(() => () => setSelectedReferences(undefined), [tab]);

  function toggleAll() {
    setSelectedReferences(isAllSelected ? [] : selectableRows.map(({ reference }) => reference));
  }
  function endSelection() {
    focusMain();
    setSelectedReferences(undefined);
  }
  async function changeSelected(action: Action) {
    const noticeText = action === 'read' ? texts.results['mark-read'] : undefined;
    if (action === 'answer') {
      answer(selectedRows ?? [], endSelection);
    } else if (await sendChange({ do: action, references }, noticeText)) {
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
                checkbox.indeterminate = count > 0 && !isAllSelected;
              }
            }}
            onChange={toggleAll}
          />
          {count > 0 ? texts.list.selectedCount(count) : texts.list.selectAll}
        </label>
      )}
      {!selectedRows && tab === 'failed' && failedCount > 0 && (
        <ConfirmButton action="resend-failed" count={failedCount} />
      )}
      {isCurrent &&
        count > 0 &&
        actionsByTab[tab].map((action) =>
          action === 'resend' || action === 'release' || action === 'remove' ? (
            <ConfirmButton key={action} {...{ action, references, onDone: endSelection }} />
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
