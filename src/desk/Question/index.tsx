import texts from '@content/desk';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { closeOverPage, showOverPage } from '../../components/Dialog/overPage';
import styles from './styles.module.css';

/** Asks before something that cannot be taken back. Open as long as it is there. */
export function Question({
  title,
  text,
  yes,
  disabled = false,
  onYes,
  onClose,
  children,
}: {
  title: string;
  text: string;
  yes: string;
  disabled?: boolean;
  onYes: () => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => showOverPage(dialog.current), []);
  return (
    <Dialog
      ref={dialog}
      title={title}
      lead={text}
      closeLabel={texts.actions.close}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          closeOverPage(dialog.current);
          onYes();
        }}
      >
        {children}
        <div className={styles.buttons}>
          <Button type="submit" disabled={disabled}>
            {yes}
          </Button>
          <Button look="quiet" onClick={() => closeOverPage(dialog.current)}>
            {texts.actions.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
