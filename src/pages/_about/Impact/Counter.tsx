import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../components/motion/useMayAnimate';
import { useNearViewport } from '../../../components/motion/useNearViewport';

const duration = 2_000;

export function Counter({ count, className }: { count: number; className?: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(element, '-24px');
  const [value, setValue] = useState(count);

  useEffect(() => {
    if (!isNear || prefersReducedMotion()) {
      return;
    }
    let frame = requestAnimationFrame((start) => countUp(start, start));
    function countUp(start: number, now: number) {
      const progress = Math.min(1, (now - start) / duration);
      setValue(Math.round(count * (1 - (1 - progress) ** 2)));
      if (progress < 1) {
        frame = requestAnimationFrame((next) => countUp(start, next));
      }
    }
    return () => cancelAnimationFrame(frame);
  }, [isNear, count]);

  return (
    <span ref={element} className={className}>
      {`${value}+`}
    </span>
  );
}
