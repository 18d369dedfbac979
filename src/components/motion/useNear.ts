import { type RefObject, useState } from 'react';
import { useInView } from './useInView';

/** Whether an element has come within `distance` of the window once; what it needs can load now. */
export function useNear(element: RefObject<Element | null>, distance = '400px'): boolean {
  const isNow = useInView(element, distance);
  const [near, setNear] = useState(false);
  if (isNow && !near) {
    setNear(true);
  }
  return near;
}
