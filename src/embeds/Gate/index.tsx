import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button';
import { type Mount, useVendor } from '../useVendor';
import styles from './styles.module.css';

/** Asks the visitor before a third party loads. */
export function Gate({
  place,
  ask,
  failed,
  children,
}: {
  place: Mount;
  /** The label of the button. */
  ask: string;
  /** Shown when the third party cannot be reached. */
  failed: string;
  /** Who the third party is and what it learns. */
  children: ReactNode;
}) {
  const [asked, setAsked] = useState(0);
  const { container, state } = useVendor(place, asked);
  return (
    <>
      {state !== 'ready' && (
        <div className={styles.question}>
          <div className={styles.text}>{children}</div>
          <Button
            look="quiet"
            data-early
            disabled={state === 'loading'}
            onClick={() => setAsked((before) => before + 1)}
          >
            {ask}
          </Button>
        </div>
      )}
      <p role="status" className={styles.failure}>
        {state === 'failed' && failed}
      </p>
      <div ref={container} />
    </>
  );
}
