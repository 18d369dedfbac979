import { type ReactNode, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../motion/useMayAnimate';

const keyframes = [
  { opacity: 0, transform: 'translateY(16px)' },
  { opacity: 1, transform: 'none' },
];
const animationOptions = {
  duration: 900,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  fill: 'backwards',
} as const;

/** Pixels below the viewport, so that the element is not seen at rest before it moves. */
const startMargin = 48;

/**
 * Never hides content at rest, so that it works without JavaScript, in find-in-page and in print.
 */
export function Reveal({
  className,
  order = 0,
  children,
}: {
  className?: string;
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
          target.animate(keyframes, { ...animationOptions, delay: order * 90 });
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
