import clsx from 'clsx';
import { IconButton } from '../IconButton';
import { Pause, Play } from '../icons';
import styles from './styles.module.css';

export function PauseButton({
  paused: isPaused,
  onToggle,
  labels: buttonLabels,
  className,
}: {
  paused: boolean;
  onToggle: (paused: boolean) => void;
  labels: { pause: string; play: string };
  className?: string;
}) {
  return (
    <IconButton
      data-early
      variant="outlined"
      className={clsx(styles.pause, className)}
      label={isPaused ? buttonLabels.play : buttonLabels.pause}
      onClick={() => onToggle(!isPaused)}
    >
      {isPaused ? <Play /> : <Pause />}
    </IconButton>
  );
}
