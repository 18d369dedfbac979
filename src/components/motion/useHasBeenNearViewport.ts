import { type RefObject, useState } from 'react';
import { useInView } from './useInView';

/** Stays true once the element has been within `margin` of the viewport. */
export function useHasBeenNearViewport(elementRef: RefObject<Element | null>, margin = '400px') {
  const isNearViewport = useInView(elementRef, margin);
  const [hasBeenNear, setHasBeenNear] = useState(false);
  if (isNearViewport && !hasBeenNear) {
    setHasBeenNear(true);
  }
  return hasBeenNear;
}
