import { type RefObject, useEffect, useState } from 'react';

export function useInView(elementRef: RefObject<Element | null>, verticalMargin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!elementRef.current) {
      return;
    }
    const intersectionObserver = new IntersectionObserver(
      (intersectionEntries) => setIsInView(intersectionEntries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${verticalMargin} 0px` },
    );
    intersectionObserver.observe(elementRef.current);
    return () => intersectionObserver.disconnect();
  }, [elementRef, verticalMargin]);
  return isInView;
}

/** Stays true once the element has been within `margin` of the viewport. */
export function useHasBeenNearViewport(elementRef: RefObject<Element | null>, margin = '400px') {
  const isNearViewport = useInView(elementRef, margin);
  const [hasBeenNear, setHasBeenNear] = useState(false);
  if (isNearViewport && !hasBeenNear) {
    setHasBeenNear(true);
  }
  return hasBeenNear;
}
