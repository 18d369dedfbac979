type Modifiers = Pick<MouseEvent, 'altKey' | 'metaKey' | 'ctrlKey' | 'shiftKey'>;

/** Clicks and keys with a modifier belong to the browser: a new tab, Back, a text selection. */
export function hasModifier({ altKey, metaKey, ctrlKey, shiftKey }: Modifiers): boolean {
  return altKey || metaKey || ctrlKey || shiftKey;
}
