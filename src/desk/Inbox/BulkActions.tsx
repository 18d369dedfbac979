import { useContext, useEffect } from 'react';
import { Button } from '../../components/Button';
import { ConfirmButton } from '../ConfirmButton';
import { texts } from '../texts';
import { OverviewContext, undoableChange, useDesk } from '../useDesk';
import styles from './styles.module.css';
import type { Tab } from './Tabs';

type Action = 'answer' | 'reopen' | 'resend' | 'release' | 'remove';

export const bulkActions: Record<Tab, readonly Action[]> = {
  open: ['answer'],
  expiring: ['resend', 'answer'],
  queued: ['answer'],
  failed: ['resend', 'answer'],
  held: ['release', 'remove'],
  answered: ['reopen'],
  all: [],
};

/** The Worker accepts at most 500 references in one change. */
const maxSelected = 500;

export function BulkActions({
  tab,
  references,
  selected,
  setSelected,
}: {
  tab: Tab;
  references: string[];
  /** `selected` is undefined outside selection mode, which shows no checkboxes. */
  selected: string[] | undefined;
  setSelected: (references: string[] | undefined) => void;
}) {
  const failedCount = useContext(OverviewContext)?.failed ?? 0;
  const { change } = useDesk();
  const all = references.slice(0, maxSelected);
  const isAllSelected = selected?.length === all.length;
  const endSelection = () => setSelected(undefined);
  useEffect(() => endSelection, [tab]);
  if (references.length === 0 || bulkActions[tab].length === 0) {
    return null;
  }

  return (
    <div className={styles.bulk}>
      {selected ? (
        <label className={styles.selectAll}>
          <input
            type="checkbox"
            checked={isAllSelected}
            ref={(box) => {
              if (box) {
                box.indeterminate = selected.length > 0 && !isAllSelected;
              }
            }}
            onChange={() => setSelected(isAllSelected ? [] : all)}
          />
          {selected.length > 0 ? texts.list.selectedCount(selected.length) : texts.list.selectAll}
        </label>
      ) : (
        <button type="button" className={styles.textButton} onClick={() => setSelected([])}>
          {texts.list.selectSeveral}
        </button>
      )}
      {!selected && tab === 'failed' && failedCount > 0 && (
        <ConfirmButton action="resend-failed" count={failedCount} />
      )}
      {selected &&
        selected.length > 0 &&
        bulkActions[tab].map((action) =>
          action === 'answer' || action === 'reopen' ? (
            <Button
              key={action}
              variant="quiet"
              onClick={async () => {
                if (await change(...undoableChange(action, selected))) {
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
              references={selected}
              onDone={endSelection}
            />
          ),
        )}
      {selected && (
        <button type="button" className={styles.textButton} onClick={endSelection}>
          {texts.actions.done}
        </button>
      )}
    </div>
  );
}
