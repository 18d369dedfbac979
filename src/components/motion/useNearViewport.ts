import { type RefObject, useState } from 'react';
import { useInView } from './useInView';

/** Stays true once the element has been within `distance` of the viewport. */
export function useNearViewport(element: RefObject<Element | null>, distance = '400px'): boolean {
  const inView = useInView(element, distance);
  const [isNear, setIsNear] = useState(false);
  if (inView && !isNear) {
    setIsNear(true);
  }
  return isNear;
}
