import type { WorkSummary } from '../../content/schemas';
import styles from './styles.module.css';

/** The class of the background behind a work's picture. */
export function workGround(colour: WorkSummary['colour']): string | undefined {
  return styles[colour];
}
