import clsx from 'clsx';
import { type ComponentProps, type MouseEvent, type PointerEvent, type Ref, useId } from 'react';
import { IconButton } from '../IconButton';
import { Cross } from '../icons';
import { closeDialog } from './openClose';
import styles from './styles.module.css';

/**
 * The caller opens the dialog with `openDialog(ref.current)`. The browser traps the focus, closes
 * the dialog on Escape and restores the focus.
 */
export function Dialog({
  ref,
  title,
  lead,
  closeLabel,
  className,
  children,
  ...dialogProps
}: {
  ref: Ref<HTMLDialogElement>;
  title: string;
  lead?: string;
  closeLabel: string;
} & Omit<ComponentProps<'dialog'>, keyof typeof backdropHandlers>) {
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      popover="auto"
      className={clsx(styles.dialog, className)}
      aria-labelledby={titleId}
      {...dialogProps}
      {...backdropHandlers}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton
            variant="tinted"
            label={closeLabel}
            onClick={({ currentTarget }) => closeDialog(currentTarget.closest('dialog'))}
          >
            <Cross />
          </IconButton>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </dialog>
  );
}

let pointerDownTarget: EventTarget | undefined;

/**
 * A click on the backdrop closes the dialog; its target is the dialog element itself. The target of
 * the pointer-down is compared too, so that selecting text up to the backdrop closes nothing.
 */
export const backdropHandlers = {
  onPointerDown({ target }: PointerEvent) {
    pointerDownTarget = target;
  },
  onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && target === pointerDownTarget) {
      closeDialog(currentTarget);
    }
  },
};
