import type { MouseEvent } from 'react';

/** A click that asks the browser for a new tab, a new window or a download. */
export function isModifiedClick({ altKey, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return altKey || metaKey || ctrlKey || shiftKey;
}
