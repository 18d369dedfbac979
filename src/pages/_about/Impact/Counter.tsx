import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../components/motion/useMayMove';
import { useNear } from '../../../components/motion/useNear';

const duration = 2_000;

/** A number that counts up once when it comes into view. */
export function Counter({ count, className }: { count: number; className?: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const near = useNear(element, '-24px');
  const [shown, setShown] = useState(count);

  useEffect(() => {
    if (!near || prefersReducedMotion()) {
      return;
    }
    let frame = requestAnimationFrame((start) => countUp(start, start));
    function countUp(start: number, now: number) {
      const passed = Math.min(1, (now - start) / duration);
      setShown(Math.round(count * (1 - (1 - passed) ** 2)));
      if (passed < 1) {
        frame = requestAnimationFrame((next) => countUp(start, next));
      }
    }
    return () => cancelAnimationFrame(frame);
  }, [near, count]);

  return (
    <span ref={element} className={className}>
      {`${shown}+`}
    </span>
  );
}
