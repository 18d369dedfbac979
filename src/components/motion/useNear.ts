import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come within `distance` of the window once; what it needs can load now. */
export function useNear(element: RefObject<Element | null>, distance = '400px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) {
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry.isIntersecting) {
          setNear(true);
          observer.disconnect();
        }
      },
      { rootMargin: `${distance} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance]);
  return near;
}
