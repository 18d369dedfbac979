import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog';
import { openDialog } from '../../components/Dialog/openClose';
import { texts } from '../texts';
import { useKeys } from '../useKeys';
import styles from './styles.module.css';

/** The list of keys, behind "?". */
export function Keys() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  useEffect(() => {
    if (open) {
      openDialog(dialog.current);
    }
  }, [open]);
  if (!open) {
    return null;
  }
  return (
    <Dialog
      ref={dialog}
      title={texts.keys.title}
      closeLabel={texts.actions.close}
      onClose={() => setOpen(false)}
    >
      <dl className={styles.keys}>
        {Object.entries(texts.keys.does).map(([key, does]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd className={styles.cap}>{key}</kbd>
            </dt>
            <dd className={styles.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
