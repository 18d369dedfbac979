import { maxMessagesPerChange } from '@site/src/shared/limits.ts';
import { useEffect } from 'react';
import { ActionButton } from '../ActionButton';
import type { StoredMessage } from '../api';
import type { Action } from '../changes';
import { focusMain } from '../focusMain';
import { describeSelection } from '../format';
import { useDesk } from '../state';
import { texts } from '../texts';
import styles from './styles.module.css';
import type { Tab } from './Tabs';

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

interface Props {
  tab: Tab;
  /** While the rows of another tab are shown, no action of this tab may apply to them. */
  isCurrent: boolean;
  rows: StoredMessage[];
  /** `selectedRows` is undefined outside selection mode, which shows no checkboxes. */
  selectedRows: StoredMessage[] | undefined;
  setSelectedReferences: (references: string[] | undefined) => void;
}

export function BulkActions({ tab, isCurrent, rows, ...selection }: Props) {
  const { selectedRows, setSelectedReferences } = selection;
  const failedCount = useDesk().overview?.failed ?? 0;
  const selectableRows = rows.slice(0, maxMessagesPerChange);
  const count = selectedRows?.length ?? 0;
  const isAllSelected = count === selectableRows.length;
  useEffect(() => () => setSelectedReferences(undefined), [tab]);

  function toggleAll() {
    setSelectedReferences(isAllSelected ? [] : selectableRows.map(({ reference }) => reference));
  }
  function endSelection() {
    focusMain();
    setSelectedReferences(undefined);
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
          {count > 0 ? describeSelection(count) : texts.list.selectAll}
        </label>
      )}
      {!selectedRows && tab === 'failed' && failedCount > 0 && (
        <ActionButton action="resend-failed" count={failedCount} />
      )}
      {isCurrent &&
        selectedRows &&
        count > 0 &&
        actionsByTab[tab].map((action) => (
          <ActionButton
            key={action}
            action={action}
            messages={selectedRows}
            onDone={endSelection}
          />
        ))}
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
