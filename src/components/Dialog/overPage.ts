import { afterPaint } from '../afterPaint';

/**
 * Shows a window over the page at once, as a popover, and makes it modal when that is painted: only
 * then does the browser style the whole page anew, which takes longer than a visitor should wait.
 * In both states Escape closes it and the focus is inside. `then` is called where it is still open.
 */
export function showOverPage(dialog: HTMLDialogElement | null, then?: () => void) {
  if (!dialog || dialog.open || dialog.matches(':popover-open')) {
    return;
  }
  dialog.showPopover();
  afterPaint(() => settle(dialog, then));
}

/** A window that was closed meanwhile says so as a modal one would. */
function settle(dialog: HTMLDialogElement, then?: () => void) {
  if (dialog.matches(':popover-open')) {
    makeModal(dialog);
    then?.();
  } else if (!dialog.open) {
    dialog.dispatchEvent(new Event('close'));
  }
}

/** From a popover to a modal dialog, with the focus where the visitor has it. */
export function makeModal(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  dialog.hidePopover();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
}

export function closeOverPage(dialog: HTMLDialogElement | null) {
  if (dialog?.matches(':popover-open')) {
    dialog.hidePopover();
  } else {
    dialog?.close();
  }
}
