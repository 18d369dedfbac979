import { useMemo } from 'react';
import { scriptPlacing } from '../script';
import { useVendor } from '../useVendor';
import styles from './styles.module.css';

/** The third party's live chat, in the panel that the visitor has opened. */
export function LiveChat({
  script,
  texts,
}: {
  script: string;
  texts: { loading: string; ready: string; failed: string };
}) {
  const placement = useMemo(() => scriptPlacing(script), [script]);
  const { spot, state } = useVendor(placement, 1);
  return (
    <>
      <p role="status" className={styles.status}>
        {state !== 'waiting' && texts[state]}
      </p>
      <div ref={spot} />
    </>
  );
}
