import { type RefObject, useSyncExternalStore } from 'react';
import { useInView } from './useInView';

const stillness = '(prefers-reduced-motion: reduce)';

/** True while the part and its tab are visible and motion is not reduced. */
export function useMayMove(part: RefObject<Element | null>): boolean {
  const inView = useInView(part);
  return useMotionAllowed() && inView;
}

export function useMotionAllowed(): boolean {
  return useSyncExternalStore(watch, mayMove, () => false);
}

export function prefersReducedMotion(): boolean {
  return matchMedia(stillness).matches;
}

function mayMove(): boolean {
  return !document.hidden && !prefersReducedMotion();
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
