import { useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { useInterval } from '../motion/useInterval';
import { useHasBeenNearViewport } from '../motion/useInView';
import { useMayAnimateInView, useMotionAllowedInTab } from '../motion/useMayAnimateInView';
import { usePointerOrFocus } from '../motion/usePointerOrFocus';

type StartSwiper = (list: HTMLElement, onActiveSlideChange: (index: number) => void) => Swiper;

/**
 * Turns a list into a carousel that plays automatically. The list stays a scrolling list without
 * JavaScript, under reduced motion, and if Swiper fails to load.
 */
export function useCarousel({
  importSwiper,
  intervalMs,
  isAutoplayBlocked = false,
  isStatic = false,
}: {
  importSwiper: () => Promise<{ startSwiper: StartSwiper }>;
  intervalMs: number;
  isAutoplayBlocked?: boolean;
  /** True for a list with too few slides to loop, which stays a scrolling list. */
  isStatic?: boolean;
}) {
  const carouselRef = useRef<HTMLDivElement>(null);
  const hasBeenNearViewport = useHasBeenNearViewport(carouselRef);
  const shouldStartSwiper = useMotionAllowedInTab() && hasBeenNearViewport && !isStatic;
  const mayAnimate = useMayAnimateInView(carouselRef);
  const hasImportStartedRef = useRef(false);
  const [swiper, setSwiper] = useState<Swiper>();
  const [activeSlideIndex, setActiveSlideIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const { isInteracting, interactionHandlers } = usePointerOrFocus();
  const isStoppedByVisitor = isPaused || isInteracting;
  const isAutoplaying =
    swiper !== undefined && mayAnimate && !isStoppedByVisitor && !isAutoplayBlocked;
  useInterval(intervalMs, isAutoplaying, () => swiper?.slideNext(), activeSlideIndex);

  useEffect(() => {
    if (!shouldStartSwiper || hasImportStartedRef.current) {
      return;
    }
    hasImportStartedRef.current = true;
    importSwiper().then(
      ({ startSwiper }) => {
        const focusedElement = carouselRef.current?.querySelector<HTMLElement>(':focus');
        if (carouselRef.current) {
          const startedSwiper = startSwiper(carouselRef.current, setActiveSlideIndex);
          const focusedSlide = focusedElement?.closest<HTMLElement>('.swiper-slide');
          // Swiper moves slides of a loop, which takes the focus from them.
          if (focusedSlide) {
            startedSwiper.slideToLoop(Number(focusedSlide.dataset.swiperSlideIndex), 0);
            focusedElement?.focus({ preventScroll: true });
          }
          setSwiper(startedSwiper);
        }
      },
      () => {},
    );
  }, [shouldStartSwiper, importSwiper]);
  useEffect(() => () => void swiper?.destroy(true, false), [swiper]);

  function moveBySlide(direction: 1 | -1) {
    if (swiper) {
      swiper[direction === 1 ? 'slideNext' : 'slidePrev']();
    } else {
      const slideWidthPx = carouselRef.current?.querySelector('li')?.offsetWidth ?? 0;
      carouselRef.current?.scrollBy({ left: direction * slideWidthPx });
    }
  }
  return {
    carouselRef,
    hasBeenNearViewport,
    swiper,
    moveBySlide,
    activeIndex: activeSlideIndex,
    isStoppedByVisitor,
    interactionHandlers,
    isPaused,
    setIsPaused,
  };
}
