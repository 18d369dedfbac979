import { type RefObject, useSyncExternalStore } from 'react';
import { useInView } from './useInView';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** True while the element and its tab are visible and motion is not reduced. */
export function useMayAnimateInView(elementRef: RefObject<Element | null>): boolean {
  const isInView = useInView(elementRef);
  return useMotionAllowedInTab() && isInView;
}

export function useMotionAllowedInTab(): boolean {
  const isAllowed = () => !document.hidden && !prefersReducedMotion();
  return useSyncExternalStore(subscribeToMotionChanges, isAllowed, () => false);
}

export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotionQuery).matches;
}

function subscribeToMotionChanges(onChange: () => void): () => void {
  const mediaQueryList = matchMedia(reducedMotionQuery);
  mediaQueryList.addEventListener('change', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    mediaQueryList.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
