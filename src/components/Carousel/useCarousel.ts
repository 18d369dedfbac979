import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { useInteraction } from '../motion/useInteraction';
import { useMayAnimate, useMotionAllowed } from '../motion/useMayAnimate';
import { useNearViewport } from '../motion/useNearViewport';
import { useInterval } from '../motion/useRotation';

type StartSwiper = (list: HTMLElement, onActive: (index: number) => void) => Swiper;

/**
 * Turns a list into a carousel that plays automatically. The list stays a scrolling list without
 * JavaScript, under reduced motion, and if Swiper fails to load.
 */
export function useCarousel({
  list: listRef,
  load: importSwiper,
  interval: intervalMs,
  isStopped = false,
  isStatic = false,
}: {
  list: RefObject<HTMLElement | null>;
  load: () => Promise<{ start: StartSwiper }>;
  interval: number;
  isStopped?: boolean;
  /** True for a list with too few slides to loop, which stays a scrolling list. */
  isStatic?: boolean;
}) {
  const isNearViewport = useNearViewport(listRef);
  const shouldStartSwiper = useMotionAllowed() && isNearViewport && !isStatic;
  const mayAnimate = useMayAnimate(listRef);
  const hasStartedRef = useRef(false);
  const [swiper, setSwiper] = useState<Swiper>();
  const [activeSlideIndex, setActiveSlideIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const { isInteracting, handlers: interactionHandlers } = useInteraction();
  const isAutoplaying =
    swiper !== undefined && mayAnimate && !isPaused && !isInteracting && !isStopped;
  useInterval(intervalMs, isAutoplaying, () => swiper?.slideNext(), activeSlideIndex);

  useEffect(() => {
    if (!shouldStartSwiper || hasStartedRef.current) {
      return;
    }
    hasStartedRef.current = true;
    importSwiper().then(
      ({ start: startSwiper }) => {
        if (listRef.current) {
          setSwiper(startSwiper(listRef.current, setActiveSlideIndex));
        }
      },
      () => {},
    );
  }, [shouldStartSwiper, listRef, importSwiper]);
  useEffect(() => {
    return () => {
      swiper?.destroy(true, false);
    };
  }, [swiper]);

  function moveBySlide(direction: 1 | -1) {
    if (swiper) {
      swiper[direction === 1 ? 'slideNext' : 'slidePrev']();
    } else {
      const slideWidthPx = listRef.current?.querySelector('li')?.offsetWidth ?? 0;
      listRef.current?.scrollBy({ left: direction * slideWidthPx });
    }
  }
  return {
    isNearViewport,
    swiper,
    moveBySlide,
    activeIndex: activeSlideIndex,
    isMoving: isAutoplaying,
    handlers: interactionHandlers,
    isPaused,
    setIsPaused,
  };
}
