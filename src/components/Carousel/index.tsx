import clsx from 'clsx';
import { IconButton } from '../IconButton';
import { ArrowLeft, ArrowRight } from '../icons';
import { PauseButton } from '../PauseButton';
import styles from './styles.module.css';
import type { useCarousel } from './useCarousel';

/** The buttons are hidden until scripts run and the carousel is near the viewport. */
export function CarouselControls({
  carousel: { hasBeenNearViewport, swiper, moveBySlide, isPaused, setIsPaused },
  labels,
  className,
}: {
  carousel: ReturnType<typeof useCarousel>;
  labels: { previous: string; next: string; pause: string; play: string };
  className?: string;
}) {
  return (
    <div
      className={clsx(styles.controls, className)}
      data-ready={hasBeenNearViewport ? '' : undefined}
      data-needs-scripts=""
    >
      <IconButton
        variant="outlined"
        className={styles.step}
        label={labels.previous}
        onClick={() => moveBySlide(-1)}
      >
        <ArrowLeft />
      </IconButton>
      <PauseButton
        paused={isPaused}
        onToggle={setIsPaused}
        labels={labels}
        className={swiper ? undefined : styles.hidden}
      />
      <IconButton
        variant="outlined"
        className={styles.step}
        label={labels.next}
        onClick={() => moveBySlide(1)}
      >
        <ArrowRight />
      </IconButton>
    </div>
  );
}
