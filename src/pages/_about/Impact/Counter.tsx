import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../components/motion/useMayAnimate';
import { useNearViewport } from '../../../components/motion/useNearViewport';

const durationMs = 2_000;

export function Counter({ count: finalCount, className }: { count: number; className?: string }) {
  const spanRef = useRef<HTMLSpanElement>(null);
  const isNearViewport = useNearViewport(spanRef, '-24px');
  const [visibleCount, setVisibleCount] = useState(finalCount);

  useEffect(() => {
    if (!isNearViewport || prefersReducedMotion()) {
      return;
    }
    let frameId = requestAnimationFrame((startTime) => countUp(startTime, startTime));
    function countUp(startTime: number, frameTime: number) {
      const progress = Math.min(1, (frameTime - startTime) / durationMs);
      setVisibleCount(Math.round(finalCount * (1 - (1 - progress) ** 2)));
      if (progress < 1) {
        frameId = requestAnimationFrame((frameTime) => countUp(startTime, frameTime));
      }
    }
    return () => cancelAnimationFrame(frameId);
  }, [isNearViewport, finalCount]);

  return (
    <span ref={spanRef} className={className}>
      {`${visibleCount}+`}
    </span>
  );
}
