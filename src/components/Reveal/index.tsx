import { type ReactNode, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../motion/useMayAnimate';

const keyframes = [
  { opacity: 0, transform: 'translateY(16px)' },
  { opacity: 1, transform: 'none' },
];
const timing = {
  duration: 900,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  fill: 'backwards',
} as const;

/** Pixels below the viewport where the animation starts, before the element is seen at rest. */
const startMargin = 48;

/**
 * Animates content once as it enters the viewport. Content is never hidden at rest: not without
 * JavaScript, not for find-in-page, not in print.
 */
export function Reveal({
  className,
  order = 0,
  children,
}: {
  className?: string;
  /** Its position in a staggered group. */
  order?: number;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || prefersReducedMotion()) {
      return;
    }
    let wasBelow = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          wasBelow = true;
          return;
        }
        observer.disconnect();
        // Skips the animation after a jump, when the element is already in view.
        if (wasBelow && entry.boundingClientRect.top > innerHeight * 0.6) {
          target.animate(keyframes, { ...timing, delay: order * 90 });
        }
      },
      { rootMargin: `0px 0px ${startMargin}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [order]);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
