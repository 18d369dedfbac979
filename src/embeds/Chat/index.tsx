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
  const { containerRef, vendorState } = useVendor(mountScript, [script], { isImmediate: true });
  return (
    <>
      <p role="status" className={styles.status}>
        {vendorState !== 'waiting' && texts[vendorState]}
      </p>
      <div ref={containerRef} />
    </>
  );
}
