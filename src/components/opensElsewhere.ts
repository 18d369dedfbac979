import type { MouseEvent } from 'react';

/** A click that asks for a new tab or window, which stays the browser's. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}
