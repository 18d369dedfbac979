import { useEffect, useRef } from 'react';

/** Ignores keys that a field, a dialog, an open menu or the browser takes. */
function isForPage(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const taken =
    event.metaKey || event.ctrlKey || event.altKey || document.querySelector(':popover-open');
  return !taken && !target?.closest('input:not([type="checkbox"]), textarea, select, dialog');
}

/** Calls the handler of a key that is pressed anywhere on the page. */
export function useKeys(handlers: Record<string, (() => void) | undefined>) {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const handler = Object.hasOwn(latest.current, event.key) && latest.current[event.key];
      if (!handler || !isForPage(event)) {
        return;
      }
      event.preventDefault();
      handler();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
