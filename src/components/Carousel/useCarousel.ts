import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { useInteraction } from '../motion/useInteraction';
import { useMayMove, useMotionAllowed } from '../motion/useMayMove';
import { useNear } from '../motion/useNear';
import { useEvery } from '../motion/useRotation';

type Start = (list: HTMLElement, onActive: (index: number) => void) => Swiper;

/**
 * Makes a self-moving carousel of a list that comes near. It stays a scrolling list without
 * JavaScript, under reduced motion, and where Swiper fails to load.
 */
export function useCarousel({
  list,
  load,
  interval,
  stopped = false,
  still = false,
}: {
  list: RefObject<HTMLElement | null>;
  load: () => Promise<{ start: Start }>;
  interval: number;
  stopped?: boolean;
  /** Has too few slides to go round, and stays a list. */
  still?: boolean;
}) {
  const near = useNear(list);
  const wanted = useMotionAllowed() && near && !still;
  const mayMove = useMayMove(list);
  const started = useRef(false);
  const [swiper, setSwiper] = useState<Swiper>();
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const { interacting, handlers } = useInteraction();
  const moving = swiper !== undefined && mayMove && !paused && !interacting && !stopped;
  useEvery(interval, moving, () => swiper?.slideNext(), active);

  useEffect(() => {
    if (!wanted || started.current) {
      return;
    }
    started.current = true;
    load().then(
      ({ start }) => {
        if (list.current) {
          setSwiper(start(list.current, setActive));
        }
      },
      () => {},
    );
  }, [wanted, list, load]);
  useEffect(() => {
    return () => {
      swiper?.destroy(true, false);
    };
  }, [swiper]);

  function step(by: 1 | -1) {
    if (swiper) {
      swiper[by === 1 ? 'slideNext' : 'slidePrev']();
    } else {
      const width = list.current?.querySelector('li')?.offsetWidth ?? 0;
      list.current?.scrollBy({ left: by * width });
    }
  }
  return { near, swiper, step, active, moving, handlers, paused, setPaused };
}
