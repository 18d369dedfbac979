import { afterPaint } from '../afterPaint';

/**
 * Opens a dialog as a popover at once, and makes it modal after the next paint: the browser then
 * restyles the whole page, which would delay the response to a click.
 * Escape closes it and focus is inside in both states. Without scripts a button may have opened it.
 */
export function openDialog(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) {
    return;
  }
  if (!dialog.matches(':popover-open')) {
    dialog.showPopover();
  }
  afterPaint(() => finishOpening(dialog));
}

/** A dialog that was closed meanwhile fires the event of a modal one. */
function finishOpening(dialog: HTMLDialogElement) {
  if (dialog.matches(':popover-open')) {
    makeModal(dialog);
  } else if (!dialog.open) {
    dialog.dispatchEvent(new Event('close'));
  }
}

/** Turns a popover into a modal dialog and keeps the focus. */
function makeModal(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  dialog.hidePopover();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
}

export function closeDialog(dialog: HTMLDialogElement | null) {
  if (dialog?.matches(':popover-open')) {
    dialog.hidePopover();
  } else {
    dialog?.close();
  }
}
