import { useEffect, useRef, useState } from 'react';
import { useHasBeenNearViewport } from '../../../components/motion/useInView';
import { prefersReducedMotion } from '../../../components/motion/useMayAnimateInView';

const countUpDurationMs = 2_000;

export function CountUp({ count, className }: { count: number; className?: string }) {
  const spanRef = useRef<HTMLSpanElement>(null);
  const hasBeenInView = useHasBeenNearViewport(spanRef, '-24px');
  const [visibleCount, setVisibleCount] = useState(count);

  useEffect(() => {
    if (!hasBeenInView || prefersReducedMotion()) {
      return;
    }
    let frameId = requestAnimationFrame((startTimeMs) => showNextFrame(startTimeMs, startTimeMs));
    function showNextFrame(startTimeMs: number, frameTimeMs: number) {
      const progressShare = Math.min(1, (frameTimeMs - startTimeMs) / countUpDurationMs);
      setVisibleCount(Math.round(count * (1 - (1 - progressShare) ** 2)));
      if (progressShare < 1) {
        frameId = requestAnimationFrame((frameTimeMs) => showNextFrame(startTimeMs, frameTimeMs));
      }
    }
    return () => cancelAnimationFrame(frameId);
  }, [hasBeenInView, count]);

  return (
    <span ref={spanRef} className={className}>
      {`${visibleCount}+`}
    </span>
  );
}
