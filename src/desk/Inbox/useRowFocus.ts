import { useEffect, useRef } from 'react';
import type { ListedMessage } from '../api';

/** The reference of the row that has the focus. */
export function focusedRow(): string | undefined {
  const active = document.activeElement;
  return active instanceof HTMLElement ? active.dataset.row : undefined;
}

function focusRow(reference: string | undefined) {
  const links = document.querySelectorAll<HTMLElement>('[data-row]');
  [...links].find(({ dataset }) => dataset.row === reference)?.focus();
}

/**
 * Keeps the place in the list: for the keys that step through it, when a row leaves it, and on the way
 * back from a message, which hides the list on a phone.
 */
export function useRowFocus(rows: ListedMessage[], opened: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const pane = useRef<HTMLElement>(null);
  /** The index of the row in use; the next row takes it when that one leaves. */
  const place = useRef(0);
  /** A row that may be about to leave the list. */
  const leaving = useRef<string>(undefined);
  const scroll = useRef<number>(undefined);
  const openedBefore = useRef<string>(undefined);

  function indexOf(reference: string | undefined): number {
    return rows.findIndex((row) => row.reference === reference);
  }
  function rowAt(index: number): string | undefined {
    return rows[Math.min(rows.length - 1, Math.max(0, index))]?.reference;
  }

  useEffect(() => {
    const here = indexOf(focusedRow() ?? opened);
    if (here >= 0) {
      place.current = here;
    }
    if (leaving.current && indexOf(leaving.current) < 0) {
      leaving.current = undefined;
      if (document.activeElement === document.body) {
        focusRow(rowAt(place.current));
      }
    }
  });

  useEffect(() => {
    const before = openedBefore.current;
    openedBefore.current = opened;
    if (opened) {
      // The list is hidden where there is room for one thing.
      if (list.current?.getClientRects().length !== 0) {
        scroll.current = undefined;
      }
      pane.current?.scrollTo(0, 0);
      pane.current?.focus();
    } else if (before) {
      if (scroll.current !== undefined) {
        scrollTo({ top: scroll.current, behavior: 'instant' });
      }
      focusRow(indexOf(before) < 0 ? rowAt(place.current) : before);
    }
  }, [opened]);

  return {
    list,
    pane,
    rememberScroll() {
      scroll.current = window.scrollY;
    },
    keepPlace(reference: string) {
      leaving.current = reference;
      place.current = indexOf(reference);
    },
    focusRow,
    /** The row after or before the one in use. */
    neighbour(by: 1 | -1): string | undefined {
      const here = indexOf(focusedRow() ?? opened);
      return rowAt(here >= 0 ? here + by : place.current + Math.min(0, by));
    },
  };
}
