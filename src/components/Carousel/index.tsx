import clsx from 'clsx';
import { IconButton } from '../IconButton';
import { ArrowLeft, ArrowRight } from '../icons';
import { PauseButton } from '../PauseButton';
import styles from './styles.module.css';
import type { useCarousel } from './useCarousel';

/** One slide back, a rest, one slide on. Out of sight until there is a carousel to move. */
export function CarouselControls({
  carousel: { swiper, paused, setPaused },
  labels,
  className,
}: {
  carousel: Pick<ReturnType<typeof useCarousel>, 'swiper' | 'paused' | 'setPaused'>;
  labels: { previous: string; next: string; pause: string; play: string };
  className?: string;
}) {
  return (
    <div className={clsx(styles.controls, className)} data-ready={swiper ? '' : undefined}>
      <IconButton
        look="outlined"
        className={styles.step}
        label={labels.previous}
        onClick={() => swiper?.slidePrev()}
      >
        <ArrowLeft />
      </IconButton>
      <PauseButton paused={paused} onToggle={setPaused} labels={labels} />
      <IconButton
        look="outlined"
        className={styles.step}
        label={labels.next}
        onClick={() => swiper?.slideNext()}
      >
        <ArrowRight />
      </IconButton>
    </div>
  );
}
