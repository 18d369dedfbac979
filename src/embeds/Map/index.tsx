import { type ReactNode, useMemo } from 'react';
import { Button } from '../../components/Button';
import type { Content } from '../../content/schemas';
import { mountFrame } from '../frame';
import { useVendor } from '../useVendor';
import styles from './styles.module.css';

/** Shows the live map over the drawn map, or the drawn map alone if no map is connected. */
export function LiveMap({
  connection,
  texts,
  children,
}: {
  connection: Content['embeds']['map'];
  texts: Content['contact']['map']['live'];
  children: ReactNode;
}) {
  const mount = useMemo(
    () => mountFrame(connection?.frame ?? '', texts.title),
    [connection, texts],
  );
  const { container, state, consentButtonProps } = useVendor(mount);
  return (
    <>
      <div className={styles.stage} data-state={state}>
        {children}
        <div ref={container} className={styles.liveMap} />
      </div>
      {connection && state !== 'ready' && (
        <div className={styles.question}>
          <Button {...consentButtonProps}>{texts.ask}</Button>
          <p className={styles.notice}>{texts.notice}</p>
        </div>
      )}
      <p role="status" className={styles.status}>
        {state === 'loading' && texts.loading}
        {state === 'failed' && texts.failed}
      </p>
    </>
  );
}
