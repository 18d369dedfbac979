import clsx from 'clsx';
import { type ComponentProps, type MouseEvent, type PointerEvent, type Ref, useId } from 'react';
import { IconButton } from '../IconButton';
import { Cross } from '../icons';
import { closeDialog } from './openClose';
import styles from './styles.module.css';

/**
 * A dialog. The caller opens it with `showOverPage(ref.current)`; the platform traps focus, closes it
 * on Escape and restores focus.
 */
export function Dialog({
  ref,
  title,
  lead,
  closeLabel,
  className,
  children,
  ...rest
}: {
  ref: Ref<HTMLDialogElement>;
  title: string;
  lead?: string;
  closeLabel: string;
} & Omit<ComponentProps<'dialog'>, keyof typeof closesOnBackdrop>) {
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      popover="auto"
      className={clsx(styles.dialog, className)}
      aria-labelledby={titleId}
      {...rest}
      {...closesOnBackdrop}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton variant="tinted" label={closeLabel} onClick={closeAround}>
            <Cross />
          </IconButton>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </dialog>
  );
}

function closeAround({ currentTarget }: MouseEvent<HTMLElement>) {
  closeDialog(currentTarget.closest('dialog'));
}

let pressed: EventTarget | undefined;

/**
 * A click on the dialog element itself is a click on its backdrop. A selection that ends on the
 * backdrop does not close it.
 */
export const closesOnBackdrop = {
  onPointerDown({ target }: PointerEvent) {
    pressed = target;
  },
  onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && target === pressed) {
      closeDialog(currentTarget);
    }
  },
};
