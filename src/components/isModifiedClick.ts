import type { MouseEvent } from 'react';

export function isModifiedClick({ altKey, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return altKey || metaKey || ctrlKey || shiftKey;
}
