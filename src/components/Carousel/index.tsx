import clsx from 'clsx';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ArrowLeft, ArrowRight } from '../icons';
import { useHold } from '../motion/useHold';
import { useMayMove } from '../motion/useMayMove';
import { useNear } from '../motion/useNear';
import { useEvery } from '../motion/useRotation';
import { PauseButton } from '../PauseButton';
import type { Coverflow } from './coverflow';
import styles from './styles.module.css';

export interface Slide {
  name: string;
  content: ReactNode;
}

interface Labels {
  label: string;
  previous: string;
  next: string;
  motion: { pause: string; play: string };
}

/**
 * A list to swipe along, which becomes a coverflow when it comes near. It stays a list without
 * JavaScript and for those who asked for stillness.
 */
export function Carousel({
  slides,
  interval,
  labels,
}: {
  slides: Slide[];
  interval: number;
  labels: Labels;
}) {
  const list = useRef<HTMLDivElement>(null);
  const near = useNear(list);
  const mayMove = useMayMove();
  const [paused, setPaused] = useState(false);
  const { held, holders } = useHold();
  const { coverflow, active } = useCoverflow(list, near);
  const moving = Boolean(coverflow) && mayMove && !paused && !held;
  useEvery(interval, moving, () => coverflow?.slideNext(), active);

  return (
    <section aria-roledescription="carousel" aria-label={labels.label}>
      <div ref={list} className={styles.stage} {...holders}>
        <ul
          className={clsx('swiper-wrapper', styles.slides)}
          onFocus={coverflow ? undefined : showWhole}
        >
          {slides.map(({ name, content }) => (
            <li key={name} className={clsx('swiper-slide', styles.slide)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls} data-ready={coverflow ? '' : undefined}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.previous}
          onClick={() => coverflow?.slidePrev()}
        >
          <ArrowLeft />
        </button>
        <PauseButton paused={paused} onToggle={setPaused} labels={labels.motion} />
        <button
          type="button"
          className={styles.step}
          aria-label={labels.next}
          onClick={() => coverflow?.slideNext()}
        >
          <ArrowRight />
        </button>
      </div>
      <p className="unseen" aria-live="polite">
        {coverflow && !moving ? slides[active].name : ''}
      </p>
    </section>
  );
}

/** A list that snaps leaves the slide which the keyboard reached half outside. */
function showWhole({ target }: FocusEvent) {
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Loads the coverflow once its list is near, and says which slide stands in the middle. */
function useCoverflow(list: React.RefObject<HTMLElement | null>, near: boolean) {
  const [coverflow, setCoverflow] = useState<Coverflow>();
  const [active, setActive] = useState(0);
  const mayMove = useMayMove();
  const wanted = near && mayMove;
  const started = useRef(false);

  useEffect(() => {
    if (!wanted || started.current) {
      return;
    }
    started.current = true;
    import('./coverflow').then(({ startCoverflow }) => {
      if (list.current) {
        setCoverflow(startCoverflow(list.current, setActive));
      }
    });
  }, [wanted, list]);
  useEffect(() => {
    return () => {
      coverflow?.destroy(true, false);
    };
  }, [coverflow]);
  return { coverflow, active };
}
