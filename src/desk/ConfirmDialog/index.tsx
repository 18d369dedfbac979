import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { closeDialog, openDialog } from '../../components/Dialog/openClose';
import { QuietButton } from '../QuietButton';
import { texts } from '../texts';
import styles from './styles.module.css';

/** The dialog is open as long as this component is mounted. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  otherLabel = texts.actions.cancel,
  disabled = false,
  onConfirm,
  onOther,
  onClose,
  children,
}: {
  title: string;
  text: string;
  confirmLabel: string;
  /** The second button closes the dialog, and does `onOther` before. */
  otherLabel?: string;
  disabled?: boolean;
  onConfirm: () => void;
  onOther?: () => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => openDialog(dialogRef.current), []);
  return (
    <Dialog
      ref={dialogRef}
      title={title}
      lead={text}
      closeLabel={texts.actions.close}
      className={styles.dialog}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          closeDialog(dialogRef.current);
          onConfirm();
        }}
      >
        {children}
        <div className={styles.buttons}>
          <Button type="submit" disabled={disabled}>
            {confirmLabel}
          </Button>
          <QuietButton
            label={otherLabel}
            onClick={() => {
              onOther?.();
              closeDialog(dialogRef.current);
            }}
          />
        </div>
      </form>
    </Dialog>
  );
}
