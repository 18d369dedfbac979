import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../components/motion/useMayMove';

const duration = 2_000;

/** A number that counts up once when it comes into view. */
export function Counter({ count, className }: { count: number; className?: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(count);

  useEffect(() => {
    if (!element.current || prefersReducedMotion()) {
      return;
    }
    let frame = 0;
    function countUp(start: number, now: number) {
      const passed = Math.min(1, (now - start) / duration);
      setShown(Math.round(count * (1 - (1 - passed) ** 2)));
      if (passed < 1) {
        frame = requestAnimationFrame((next) => countUp(start, next));
      }
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          frame = requestAnimationFrame((start) => countUp(start, start));
        }
      },
      { threshold: 0.6 },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [count]);

  return (
    <span ref={element} className={className}>
      {`${shown}+`}
    </span>
  );
}
