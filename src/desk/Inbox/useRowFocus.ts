import { useEffect, useRef } from 'react';
import type { ListedMessage } from '../api';

export function focusedRow(): string | undefined {
  const active = document.activeElement;
  return active instanceof HTMLElement ? active.dataset.row : undefined;
}

function focusRow(reference: string | undefined) {
  const links = document.querySelectorAll<HTMLElement>('[data-row]');
  [...links].find(({ dataset }) => dataset.row === reference)?.focus();
}

/** Restores focus and scroll position when a row leaves the list or a message is closed. */
export function useRowFocus(rows: ListedMessage[], openReference: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const pane = useRef<HTMLElement>(null);
  const activeIndex = useRef(0);
  /** The last changed row, which may leave the list. */
  const changedRow = useRef<string>(undefined);
  const scroll = useRef<number>(undefined);
  const previousReference = useRef<string>(undefined);

  function indexOf(reference: string | undefined): number {
    return rows.findIndex((row) => row.reference === reference);
  }
  function rowAt(index: number): string | undefined {
    return rows[Math.min(rows.length - 1, Math.max(0, index))]?.reference;
  }

  useEffect(() => {
    const index = indexOf(focusedRow() ?? openReference);
    if (index >= 0) {
      activeIndex.current = index;
    }
    if (changedRow.current && indexOf(changedRow.current) < 0) {
      changedRow.current = undefined;
      if (document.activeElement === document.body) {
        focusRow(rowAt(activeIndex.current));
      }
    }
  });

  useEffect(() => {
    const previous = previousReference.current;
    previousReference.current = openReference;
    if (openReference) {
      // A list that stays visible keeps its own scroll position.
      if (list.current?.getClientRects().length !== 0) {
        scroll.current = undefined;
      }
      pane.current?.scrollTo(0, 0);
      pane.current?.focus();
    } else if (previous) {
      if (scroll.current !== undefined) {
        scrollTo({ top: scroll.current, behavior: 'instant' });
      }
      focusRow(indexOf(previous) < 0 ? rowAt(activeIndex.current) : previous);
    }
  }, [openReference]);

  return {
    list,
    pane,
    rememberScroll() {
      scroll.current = window.scrollY;
    },
    keepFocus(reference: string) {
      changedRow.current = reference;
      activeIndex.current = indexOf(reference);
    },
    focusRow,
    adjacentRow(by: 1 | -1): string | undefined {
      const index = indexOf(focusedRow() ?? openReference);
      return rowAt(index >= 0 ? index + by : activeIndex.current + Math.min(0, by));
    },
  };
}
