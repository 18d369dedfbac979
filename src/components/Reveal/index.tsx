import { type ReactNode, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../motion/useMayAnimateInView';

const keyframes = { opacity: [0, 1], transform: ['translateY(16px)', 'none'] };
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const timing = { duration: 900, easing, fill: 'backwards' } as const;

interface Props {
  className?: string;
  order?: number;
  children: ReactNode;
}

/**
 * No element is hidden at rest, so content shows without JavaScript, in find-in-page and in print.
 */
export function Reveal({ className, order = 0, children }: Props) {
  const elementRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const revealedElement = elementRef.current;
    if (!revealedElement || prefersReducedMotion()) {
      return;
    }
    let wasBelowViewport = false;
    const intersectionObserver = new IntersectionObserver(
      ([intersectionEntry]) => {
        if (!intersectionEntry?.isIntersecting) {
          wasBelowViewport = true;
          return;
        }
        intersectionObserver.disconnect();
        // Skips the animation after a jump, when the element is already in view.
        if (wasBelowViewport && intersectionEntry.boundingClientRect.top > innerHeight * 0.6) {
          revealedElement.animate(keyframes, { ...timing, delay: order * 90 });
        }
      },
      // The animation starts below the viewport, before the visitor sees the element.
      { rootMargin: '0px 0px 48px' },
    );
    intersectionObserver.observe(revealedElement);
    return () => intersectionObserver.disconnect();
  }, [order]);
  return (
    <div ref={elementRef} className={className}>
      {children}
    </div>
  );
}
