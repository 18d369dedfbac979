import { useEffect, useRef } from 'react';
import type { ListedMessage } from '../api';

export function findFocusedReference(): string | undefined {
  const focusedElement = document.activeElement;
  return focusedElement instanceof HTMLElement ? focusedElement.dataset.row : undefined;
}

function focusRow(reference: string | undefined) {
  const rowLinks = document.querySelectorAll<HTMLElement>('[data-row]');
  [...rowLinks].find(({ dataset }) => dataset.row === reference)?.focus();
}

/** Restores focus and scroll position when a row leaves the list or a message is closed. */
export function useRowFocus(rows: ListedMessage[], openReference: string | undefined) {
  const listRef = useRef<HTMLUListElement>(null);
  const paneRef = useRef<HTMLElement>(null);
  const activeRowIndex = useRef(0);
  /** The reference of the last changed row, which may leave the list. */
  const changedReference = useRef<string>(undefined);
  const savedScrollTop = useRef<number>(undefined);
  const previousOpenReference = useRef<string>(undefined);

  function findRowIndex(reference: string | undefined): number {
    return rows.findIndex((row) => row.reference === reference);
  }
  function findReferenceAt(rowIndex: number): string | undefined {
    return rows[Math.min(rows.length - 1, Math.max(0, rowIndex))]?.reference;
  }

  useEffect(() => {
    const rowIndex = findRowIndex(findFocusedReference() ?? openReference);
    if (rowIndex >= 0) {
      activeRowIndex.current = rowIndex;
    }
    if (changedReference.current && findRowIndex(changedReference.current) < 0) {
      changedReference.current = undefined;
      if (document.activeElement === document.body) {
        focusRow(findReferenceAt(activeRowIndex.current));
      }
    }
  });

  useEffect(() => {
    const closedReference = previousOpenReference.current;
    previousOpenReference.current = openReference;
    if (openReference) {
      // A list that stays visible keeps its own scroll position.
      if (listRef.current?.getClientRects().length !== 0) {
        savedScrollTop.current = undefined;
      }
      paneRef.current?.scrollTo(0, 0);
      paneRef.current?.focus();
    } else if (closedReference) {
      if (savedScrollTop.current !== undefined) {
        scrollTo({ top: savedScrollTop.current, behavior: 'instant' });
      }
      focusRow(
        findRowIndex(closedReference) < 0
          ? findReferenceAt(activeRowIndex.current)
          : closedReference,
      );
    }
  }, [openReference]);

  return {
    listRef,
    paneRef,
    rememberScrollTop() {
      savedScrollTop.current = window.scrollY;
    },
    rememberChangedRow(reference: string) {
      changedReference.current = reference;
      activeRowIndex.current = findRowIndex(reference);
    },
    focusRow,
    findAdjacentReference(rowStep: 1 | -1): string | undefined {
      const rowIndex = findRowIndex(findFocusedReference() ?? openReference);
      return findReferenceAt(
        rowIndex >= 0 ? rowIndex + rowStep : activeRowIndex.current + Math.min(0, rowStep),
      );
    },
  };
}
