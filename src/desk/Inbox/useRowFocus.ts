import { useEffect, useRef } from 'react';
import type { StoredMessage } from '../api';

export function findFocusedReference(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
}

function focusRow(reference: string | undefined) {
  document.querySelector<HTMLElement>(`[data-row="${reference}"]`)?.focus();
}

/** An element that disappears takes the focus with it. */
function focusRowIfFocusIsLost(reference: string | undefined) {
  if (document.activeElement === document.body) {
    focusRow(reference);
  }
}

/** Restores focus and scroll position when a row leaves the list or a message is closed. */
export function useRowFocus(messageRows: StoredMessage[], openReference: string | undefined) {
  const listRef = useRef<HTMLUListElement>(null);
  const messagePaneRef = useRef<HTMLElement>(null);
  const activeRowIndexRef = useRef(0);
  /** The reference of the last changed row, which may leave the list. */
  const changedReferenceRef = useRef<string>(undefined);
  /** The index of the first row that "Show older ones" adds, until the row is there. */
  const firstOlderRowIndexRef = useRef(-1);
  const savedScrollTopRef = useRef<number>(undefined);
  const previousOpenReferenceRef = useRef<string>(undefined);

  function findRowIndex(reference: string | undefined): number {
    return messageRows.findIndex((messageRow) => messageRow.reference === reference);
  }
  function findNearestReference(rowIndex: number): string | undefined {
    return messageRows[Math.min(messageRows.length - 1, Math.max(0, rowIndex))]?.reference;
  }

  useEffect(() => {
    const rowIndex = findRowIndex(findFocusedReference() ?? openReference);
    if (rowIndex >= 0) {
      activeRowIndexRef.current = rowIndex;
    }
    if (changedReferenceRef.current && findRowIndex(changedReferenceRef.current) < 0) {
      changedReferenceRef.current = undefined;
      focusRowIfFocusIsLost(findNearestReference(activeRowIndexRef.current));
    }
    const firstOlderRow = messageRows[firstOlderRowIndexRef.current];
    if (firstOlderRow) {
      firstOlderRowIndexRef.current = -1;
      focusRowIfFocusIsLost(firstOlderRow.reference);
    }
  });

  useEffect(() => {
    const closedReference = previousOpenReferenceRef.current;
    previousOpenReferenceRef.current = openReference;
    if (openReference) {
      // A list that stays visible keeps its own scroll position.
      if (listRef.current?.getClientRects().length !== 0) {
        savedScrollTopRef.current = undefined;
      }
      messagePaneRef.current?.scrollTo(0, 0);
      messagePaneRef.current?.focus();
    } else if (closedReference) {
      if (savedScrollTopRef.current !== undefined) {
        scrollTo({ top: savedScrollTopRef.current, behavior: 'instant' });
      }
      focusRow(
        findRowIndex(closedReference) < 0
          ? findNearestReference(activeRowIndexRef.current)
          : closedReference,
      );
    }
  }, [openReference]);

  return {
    listRef,
    paneRef: messagePaneRef,
    rememberScrollTop() {
      savedScrollTopRef.current = window.scrollY;
    },
    rememberChangedRow(reference: string) {
      changedReferenceRef.current = reference;
      activeRowIndexRef.current = findRowIndex(reference);
    },
    rememberFirstOlderRow() {
      firstOlderRowIndexRef.current = messageRows.length;
    },
    focusRow,
    findAdjacentReference(rowStep: 1 | -1): string | undefined {
      const rowIndex = findRowIndex(findFocusedReference() ?? openReference);
      return findNearestReference(
        rowIndex >= 0 ? rowIndex + rowStep : activeRowIndexRef.current + Math.min(0, rowStep),
      );
    },
  };
}
