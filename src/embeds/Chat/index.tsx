import { useMemo } from 'react';
import { createScriptMounter } from '../script';
import { useVendor } from '../useVendor';
import styles from './styles.module.css';

export function LiveChat({
  script,
  texts,
}: {
  script: string;
  texts: { loading: string; ready: string; failed: string };
}) {
  const mountChat = useMemo(() => createScriptMounter(script), [script]);
  const { containerRef, vendorState } = useVendor(mountChat, true);
  return (
    <>
      <p role="status" className={styles.status}>
        {vendorState !== 'waiting' && texts[vendorState]}
      </p>
      <div ref={containerRef} />
    </>
  );
}
