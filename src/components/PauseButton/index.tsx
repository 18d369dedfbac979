import clsx from 'clsx';
import { Pause, Play } from '../icons';
import styles from './styles.module.css';

/** Stops a self-moving part and lets it go on. Not there where nothing moves anyway. */
export function PauseButton({
  paused,
  onToggle,
  labels,
  className,
}: {
  paused: boolean;
  onToggle: (paused: boolean) => void;
  labels: { pause: string; play: string };
  className?: string;
}) {
  return (
    <button
      type="button"
      data-early
      className={clsx(styles.button, className)}
      aria-label={paused ? labels.play : labels.pause}
      onClick={() => onToggle(!paused)}
    >
      {paused ? <Play /> : <Pause />}
    </button>
  );
}
