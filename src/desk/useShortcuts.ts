import { useLayoutEffect } from 'react';

/** Returns false for keys that a field, a dialog, an open menu or the browser handles. */
function isPageShortcut(event: KeyboardEvent): boolean {
  const { target, metaKey, ctrlKey, altKey } = event;
  const isForBrowserOrMenu =
    metaKey || ctrlKey || altKey || document.querySelector(':popover-open');
  const ownKeysSelector = 'input:not([type="checkbox"]), textarea, select, dialog';
  return !isForBrowserOrMenu && !(target instanceof Element && target.closest(ownKeysSelector));
}

export function useShortcuts(handlersByKey: Record<string, (() => void) | undefined>) {
  // A layout effect leaves no moment in which a key meets the handlers of the last render.
  useLayoutEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const handler = Object.hasOwn(handlersByKey, event.key) && handlersByKey[event.key];
      if (!handler || !isPageShortcut(event)) {
        return;
      }
      event.preventDefault();
      handler();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });
}
