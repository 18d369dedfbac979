import { useRef } from 'react';
import { Dialog } from '../../components/Dialog';
import { openDialog } from '../../components/Dialog/openClose';
import { texts } from '../texts';
import { useShortcuts } from '../useShortcuts';
import styles from './styles.module.css';

export function Shortcuts() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useShortcuts({ '?': () => openDialog(dialogRef.current) });
  return (
    <Dialog ref={dialogRef} title={texts.shortcuts.title} closeLabel={texts.actions.close}>
      <dl className={styles.keys}>
        {Object.entries(texts.shortcuts.keys).map(([shortcutKey, description]) => (
          <div key={shortcutKey} className={styles.key}>
            <dt>
              <kbd className={styles.keyCap}>{shortcutKey}</kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
