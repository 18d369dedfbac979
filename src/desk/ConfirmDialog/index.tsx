import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { closeDialog, openDialog } from '../../components/Dialog/openClose';
import { QuietButton } from '../QuietButton';
import type { Question } from '../state';
import { texts } from '../texts';
import styles from './styles.module.css';

interface Props extends Question {
  disabled?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** The dialog is open as long as this component is mounted. */
export function ConfirmDialog({ title, text, children, onClose, ...question }: Props) {
  const { confirmLabel, otherLabel = texts.actions.cancel, disabled } = question;
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => openDialog(dialogRef.current), []);

  function closeWith(answer: (() => void) | undefined) {
    closeDialog(dialogRef.current);
    answer?.();
  }
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
          closeWith(question.onConfirm);
        }}
      >
        {children}
        <div className={styles.buttons}>
          <Button type="submit" disabled={disabled}>
            {confirmLabel}
          </Button>
          <QuietButton label={otherLabel} onClick={() => closeWith(question.onOther)} />
        </div>
      </form>
    </Dialog>
  );
}
