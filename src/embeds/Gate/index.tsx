import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import styles from './styles.module.css';

/** Fills the place with a third party's script or frame, and returns what takes it away again. */
export type Placing = (place: HTMLElement, onFailure: () => void) => () => void;

/**
 * The one way a third party comes onto a page: after the visitor asked for it, and only until
 * they leave. `place` must keep its identity from one render to the next.
 */
export function Gate({
  place,
  ask,
  failed,
  children,
}: {
  place: Placing;
  /** What the button says that lets it in. */
  ask: string;
  /** What is said when it cannot be reached. */
  failed: string;
  /** Said before the visitor decides: who it is and what it learns. */
  children: ReactNode;
}) {
  const spot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');

  useEffect(() => {
    if (state === 'open' && spot.current) {
      // The button that had the focus is gone.
      spot.current.focus({ preventScroll: true });
      return place(spot.current, () => setState('failed'));
    }
  }, [state, place]);

  return (
    <div className={styles.gate}>
      {state !== 'open' && (
        <div className={styles.question}>
          <div className={styles.text}>{children}</div>
          <Button look="quiet" data-early onClick={() => setState('open')}>
            {ask}
          </Button>
        </div>
      )}
      <p role="status" className={styles.failure}>
        {state === 'failed' && failed}
      </p>
      <div ref={spot} tabIndex={-1} />
    </div>
  );
}
