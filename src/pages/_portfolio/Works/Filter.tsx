import words from '@content/portfolio-page';
import type { Content } from '../../../content/schemas';
import styles from './styles.module.css';

export type Kind = Content['works'][number]['kind'] | 'all';

const kinds = Object.entries({ all: words.all, ...words.kinds }) as [Kind, string][];

/** The style sheet hides the other kinds, so choosing works before and without JavaScript. */
export function Filter({ chosen, onChoose }: { chosen: Kind; onChoose: (kind: Kind) => void }) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{words.filter}</legend>
      {kinds.map(([kind, label]) => (
        <label key={kind} className={styles.kind}>
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
