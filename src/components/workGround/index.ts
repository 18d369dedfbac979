import type { WorkSummary } from '../../content/schemas';
import styles from './styles.module.css';

/** The class of a ground in the colour of a work, for what its picture rises from. */
export function workGround(colour: WorkSummary['colour']): string | undefined {
  return styles[colour];
}
