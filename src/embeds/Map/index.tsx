import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import type { Content } from '../../content/schemas';
import { mountFrame } from '../frame';
import { useVendor } from '../useVendor';
import styles from './styles.module.css';

interface Props {
  settings: Content['embeds']['map'];
  texts: Content['contact']['map']['live'];
  children: ReactNode;
}

/** Shows the live map over the drawn map, or the drawn map alone if no map is connected. */
export function LiveMap({ settings, texts, children }: Props) {
  const { containerRef, vendorState, consentButtonProps } = useVendor(mountFrame, [
    settings?.frame ?? '',
    texts.title,
  ]);
  return (
    <>
      <div className={styles.stage} data-state={vendorState} data-screen-only="">
        {children}
        <div ref={containerRef} className={styles.liveMap} />
      </div>
      {settings && vendorState !== 'ready' && (
        <div className={styles.question} data-screen-only="" data-needs-scripts="">
          <Button {...consentButtonProps}>{texts.ask}</Button>
          <p className={styles.notice}>{texts.notice}</p>
        </div>
      )}
      <p role="status" className={styles.status}>
        {vendorState === 'loading' ? texts.loading : vendorState === 'failed' && texts.failed}
      </p>
    </>
  );
}
