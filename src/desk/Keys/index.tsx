import texts from '@content/desk';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog';
import { showOverPage } from '../../components/Dialog/overPage';
import styles from './styles.module.css';

const { title, ...keys } = texts.keys;

/** A key that is meant for the page, and not for a field, a window or the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const modified = event.metaKey || event.ctrlKey || event.altKey;
  return !modified && !target?.closest('input, textarea, select, dialog');
}

/** Calls what belongs to a key, anywhere on the page. */
export function useKeys(handlers: Record<string, (() => void) | undefined>) {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const handler = Object.hasOwn(latest.current, event.key) && latest.current[event.key];
      if (!handler || !isForPage(event)) return;
      event.preventDefault();
      handler();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The list of keys, behind "?". */
export function Keys() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  useEffect(() => {
    if (open) showOverPage(dialog.current);
  }, [open]);
  if (!open) return null;
  return (
    <Dialog
      ref={dialog}
      title={title}
      closeLabel={texts.actions.close}
      onClose={() => setOpen(false)}
    >
      <dl className={styles.keys}>
        {Object.entries(keys).map(([key, does]) => (
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
