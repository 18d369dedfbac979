import { type RefObject, useSyncExternalStore } from 'react';
import { useInView } from './useInView';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** True while the element and its tab are visible and motion is not reduced. */
export function useMayAnimate(element: RefObject<Element | null>): boolean {
  const inView = useInView(element);
  return useMotionAllowed() && inView;
}

export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, isMotionAllowed, () => false);
}

export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotionQuery).matches;
}

function isMotionAllowed(): boolean {
  return !document.hidden && !prefersReducedMotion();
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    query.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
