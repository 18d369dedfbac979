import { type RefObject, useState } from 'react';
import { useInView } from './useInView';

/** Stays true once the element has been within `viewportMargin` of the viewport. */
export function useHasBeenNearViewport(
  elementRef: RefObject<Element | null>,
  viewportMargin = '400px',
) {
  const isNearViewport = useInView(elementRef, viewportMargin);
  const [hasBeenNear, setHasBeenNear] = useState(false);
  if (isNearViewport && !hasBeenNear) {
    setHasBeenNear(true);
  }
  return hasBeenNear;
}
