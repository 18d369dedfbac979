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
export function useRowFocus(rows: StoredMessage[], openReference: string | undefined) {
  const listRef = useRef<HTMLUListElement>(null);
  const paneRef = useRef<HTMLElement>(null);
  const activeIndexRef = useRef(0);
  const wasInListRef = useRef(false);
  /** The index of the first row that "Show older ones" adds, until the row is there. */
  const firstOlderIndexRef = useRef(-1);
  const savedScrollTopRef = useRef<number>(undefined);
  const previousReferenceRef = useRef<string>(undefined);

  function findIndex(reference: string | undefined): number {
    return rows.findIndex((row) => row.reference === reference);
  }
  function findNearestReference(index: number): string | undefined {
    return rows[Math.min(rows.length - 1, Math.max(0, index))]?.reference;
  }

  useEffect(() => {
    const focusedReference = findFocusedReference();
    const index = findIndex(focusedReference ?? openReference);
    if (focusedReference === undefined && wasInListRef.current) {
      focusRowIfFocusIsLost(findNearestReference(activeIndexRef.current));
    } else if (index >= 0) {
      activeIndexRef.current = index;
    }
    wasInListRef.current = focusedReference !== undefined;
    const firstOlderRow = rows[firstOlderIndexRef.current];
    if (firstOlderRow) {
      firstOlderIndexRef.current = -1;
      focusRowIfFocusIsLost(firstOlderRow.reference);
    }
  });

  useEffect(() => {
    const closedReference = previousReferenceRef.current;
    previousReferenceRef.current = openReference;
    if (openReference) {
      // A list that stays visible keeps its own scroll position.
      if (listRef.current?.getClientRects().length !== 0) {
        savedScrollTopRef.current = undefined;
      }
      paneRef.current?.scrollTo(0, 0);
      paneRef.current?.focus();
    } else if (closedReference) {
      if (savedScrollTopRef.current !== undefined) {
        scrollTo({ top: savedScrollTopRef.current, behavior: 'instant' });
      }
      const isGone = findIndex(closedReference) < 0;
      focusRow(isGone ? findNearestReference(activeIndexRef.current) : closedReference);
    }
  }, [openReference]);

  return {
    listRef,
    paneRef,
    rememberScrollTop() {
      savedScrollTopRef.current = window.scrollY;
    },
    rememberFirstOlderRow() {
      firstOlderIndexRef.current = rows.length;
    },
    focusRow,
    findAdjacentReference(step: 1 | -1): string | undefined {
      const index = findIndex(findFocusedReference() ?? openReference);
      return findNearestReference(
        index >= 0 ? index + step : activeIndexRef.current + Math.min(0, step),
      );
    },
  };
}
