import { useSyncExternalStore } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

/** Whether parts may move by themselves: the tab is seen, and stillness was not asked for. */
export function useMayMove(): boolean {
  return useSyncExternalStore(watch, mayMove, () => false);
}

export function wantsStillness(): boolean {
  return matchMedia(stillness).matches;
}

function mayMove(): boolean {
  return !document.hidden && !wantsStillness();
}

function watch(changed: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener('change', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    query.removeEventListener('change', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
