import { Button } from '../../components/Button';
import type { Content } from '../../content/schemas';
import { mountScript } from '../script';
import { useVendor } from '../useVendor';
import styles from './styles.module.css';

/** Asks the visitor before the vendor's script loads, and says which data the vendor receives. */
export default function Reviews({
  settings,
  texts,
}: {
  settings: NonNullable<Content['embeds']['reviews']>;
  texts: Content['home']['testimonials']['reviews'];
}) {
  const { containerRef, vendorState, consentButtonProps } = useVendor(mountScript, [
    settings.script,
    settings.widgetId,
  ]);
  return (
    <div className={styles.reviews}>
      {vendorState !== 'ready' && (
        <div className={styles.question}>
          <div className={styles.text}>
            <h3 className={styles.heading}>{texts.heading}</h3>
            <p>{texts.text}</p>
          </div>
          <Button {...consentButtonProps}>{texts.button}</Button>
        </div>
      )}
      <p role="status" className={styles.failure}>
        {vendorState === 'failed' && texts.failed}
      </p>
      <div ref={containerRef} />
    </div>
  );
}
