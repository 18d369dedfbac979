import clsx from 'clsx';
import { IconButton } from '../IconButton';
import { Pause, Play } from '../icons';
import styles from './styles.module.css';

interface Props {
  paused: boolean;
  onToggle: (paused: boolean) => void;
  labels: { pause: string; play: string };
  className?: string;
}

export function PauseButton({ paused, onToggle, labels, className }: Props) {
  return (
    <IconButton
      data-early
      variant="outlined"
      className={clsx(styles.pause, className)}
      label={paused ? labels.play : labels.pause}
      onClick={() => onToggle(!paused)}
    >
      {paused ? <Play /> : <Pause />}
    </IconButton>
  );
}
