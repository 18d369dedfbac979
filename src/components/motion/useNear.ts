import { type RefObject, useState } from 'react';
import { useInView } from './useInView';

/** True once the element has come within `distance` of the viewport. */
export function useNear(element: RefObject<Element | null>, distance = '400px'): boolean {
  const isNow = useInView(element, distance);
  const [near, setNear] = useState(false);
  if (isNow && !near) {
    setNear(true);
  }
  return near;
}
