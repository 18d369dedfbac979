import clsx from 'clsx';
import { IconButton } from '../IconButton';
import { ArrowLeft, ArrowRight } from '../icons';
import { PauseButton } from '../PauseButton';
import styles from './styles.module.css';
import type { useCarousel } from './useCarousel';

/**
 * The buttons are hidden until the list is near the viewport, because they have no effect before.
 */
export function CarouselControls({
  carousel: { isNear, swiper, step, paused, setPaused },
  labels,
  className,
}: {
  carousel: ReturnType<typeof useCarousel>;
  labels: { previous: string; next: string; pause: string; play: string };
  className?: string;
}) {
  return (
    <div className={clsx(styles.controls, className)} data-ready={isNear ? '' : undefined}>
      <IconButton
        variant="outlined"
        className={styles.step}
        label={labels.previous}
        onClick={() => step(-1)}
      >
        <ArrowLeft />
      </IconButton>
      <PauseButton
        paused={paused}
        onToggle={setPaused}
        labels={labels}
        className={swiper ? undefined : styles.hidden}
      />
      <IconButton
        variant="outlined"
        className={styles.step}
        label={labels.next}
        onClick={() => step(1)}
      >
        <ArrowRight />
      </IconButton>
    </div>
  );
}
