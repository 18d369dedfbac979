import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { useInteraction } from '../motion/useInteraction';
import { useMayAnimate, useMotionAllowed } from '../motion/useMayAnimate';
import { useNearViewport } from '../motion/useNearViewport';
import { useInterval } from '../motion/useRotation';

type StartSwiper = (list: HTMLElement, onActive: (index: number) => void) => Swiper;

/**
 * Turns a list into an autoplay carousel. The list stays a scrolling list without JavaScript, under
 * reduced motion, and if Swiper fails to load.
 */
export function useCarousel({
  list,
  load,
  interval,
  isStopped = false,
  isStatic = false,
}: {
  list: RefObject<HTMLElement | null>;
  load: () => Promise<{ start: StartSwiper }>;
  interval: number;
  isStopped?: boolean;
  /** Too few slides to loop: the list stays a scrolling list. */
  isStatic?: boolean;
}) {
  const isNear = useNearViewport(list);
  const shouldStart = useMotionAllowed() && isNear && !isStatic;
  const mayAnimate = useMayAnimate(list);
  const isStarted = useRef(false);
  const [swiper, setSwiper] = useState<Swiper>();
  const [activeIndex, setActiveIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const { isInteracting, handlers } = useInteraction();
  const isMoving = swiper !== undefined && mayAnimate && !paused && !isInteracting && !isStopped;
  useInterval(interval, isMoving, () => swiper?.slideNext(), activeIndex);

  useEffect(() => {
    if (!shouldStart || isStarted.current) {
      return;
    }
    isStarted.current = true;
    load().then(
      ({ start }) => {
        if (list.current) {
          setSwiper(start(list.current, setActiveIndex));
        }
      },
      () => {},
    );
  }, [shouldStart, list, load]);
  useEffect(() => {
    return () => {
      swiper?.destroy(true, false);
    };
  }, [swiper]);

  function step(direction: 1 | -1) {
    if (swiper) {
      swiper[direction === 1 ? 'slideNext' : 'slidePrev']();
    } else {
      const width = list.current?.querySelector('li')?.offsetWidth ?? 0;
      list.current?.scrollBy({ left: direction * width });
    }
  }
  return { isNear, swiper, step, activeIndex, isMoving, handlers, paused, setPaused };
}
