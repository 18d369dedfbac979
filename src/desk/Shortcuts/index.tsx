import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog';
import { openDialog } from '../../components/Dialog/openClose';
import { texts } from '../texts';
import { useShortcuts } from '../useShortcuts';
import styles from './styles.module.css';

export function Shortcuts() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  useEffect(() => {
    if (isOpen) {
      openDialog(dialogRef.current);
    }
  }, [isOpen]);
  if (!isOpen) {
    return null;
  }
  return (
    <Dialog
      ref={dialogRef}
      title={texts.shortcuts.title}
      closeLabel={texts.actions.close}
      onClose={() => setOpen(false)}
    >
      <dl className={styles.keys}>
        {Object.entries(texts.shortcuts.keys).map(([shortcutKey, description]) => (
          <div key={shortcutKey} className={styles.key}>
            <dt>
              <kbd className={styles.keyCap}>{shortcutKey}</kbd>
            </dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
