import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog';
import { openDialog } from '../../components/Dialog/openClose';
import { texts } from '../texts';
import { useShortcuts } from '../useShortcuts';
import styles from './styles.module.css';

export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
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
      title={texts.shortcuts.title}
      closeLabel={texts.actions.close}
      onClose={() => setOpen(false)}
    >
      <dl className={styles.keys}>
        {Object.entries(texts.shortcuts.keys).map(([key, description]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd className={styles.keyCap}>{key}</kbd>
            </dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
