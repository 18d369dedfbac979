import { useMemo } from 'react';
import { mountScript } from '../script';
import { useVendor } from '../useVendor';
import styles from './styles.module.css';

export function LiveChat({
  script,
  texts,
}: {
  script: string;
  texts: { loading: string; ready: string; failed: string };
}) {
  const mount = useMemo(() => mountScript(script), [script]);
  const { container, state } = useVendor(mount, true);
  return (
    <>
      <p role="status" className={styles.status}>
        {state !== 'waiting' && texts[state]}
      </p>
      <div ref={container} />
    </>
  );
}
