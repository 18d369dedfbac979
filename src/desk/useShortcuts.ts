import { useEffect, useRef } from 'react';

/** Returns false for keys that a field, a dialog, an open menu or the browser handles. */
function isForPage(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isHandled =
    event.metaKey || event.ctrlKey || event.altKey || document.querySelector(':popover-open');
  return !isHandled && !target?.closest('input:not([type="checkbox"]), textarea, select, dialog');
}

export function useShortcuts(handlers: Record<string, (() => void) | undefined>) {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const handler = Object.hasOwn(latest.current, event.key) && latest.current[event.key];
      if (!handler || !isForPage(event)) {
        return;
      }
      event.preventDefault();
      handler();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
