import { afterPaint } from '../afterPaint';

/**
 * Opens a dialog as a popover, and makes it modal after the next paint: modality restyles the page,
 * which would delay the response to a click. Without scripts, a button may have opened the popover.
 */
export function openDialog(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) {
    return;
  }
  if (!dialog.matches(':popover-open')) {
    dialog.showPopover();
  }
  afterPaint(() => finishOpeningDialog(dialog));
}

/**
 * A popover has no close event: a dialog that closes before it becomes modal gets the event here.
 */
function finishOpeningDialog(dialog: HTMLDialogElement) {
  if (dialog.matches(':popover-open')) {
    makeDialogModal(dialog);
  } else if (!dialog.open) {
    dialog.dispatchEvent(new Event('close'));
  }
}

function makeDialogModal(dialog: HTMLDialogElement) {
  const elementFocusedInPopover = document.activeElement;
  dialog.hidePopover();
  dialog.showModal();
  if (elementFocusedInPopover instanceof HTMLElement && dialog.contains(elementFocusedInPopover)) {
    elementFocusedInPopover.focus({ preventScroll: true });
  }
}

export function closeDialog(dialog: HTMLDialogElement | null) {
  if (dialog?.matches(':popover-open')) {
    dialog.hidePopover();
  } else {
    dialog?.close();
  }
}
