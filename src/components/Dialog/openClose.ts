import { afterPaint } from '../afterPaint';

/**
 * Opens a dialog as a popover, and makes it modal after the next paint: modality restyles the page,
 * which would delay the response to a click. Without scripts, a button may have opened the popover.
 */
export function openDialog(dialogElement: HTMLDialogElement | null) {
  if (!dialogElement || dialogElement.open) {
    return;
  }
  if (!dialogElement.matches(':popover-open')) {
    dialogElement.showPopover();
  }
  afterPaint(() => {
    if (dialogElement.matches(':popover-open')) {
      const focusedElement = dialogElement.querySelector<HTMLElement>(':focus');
      dialogElement.hidePopover();
      dialogElement.showModal();
      focusedElement?.focus({ preventScroll: true });
    } else if (!dialogElement.open) {
      // A popover has no close event of its own.
      dialogElement.dispatchEvent(new Event('close'));
    }
  });
}

export function closeDialog(dialogElement: HTMLDialogElement | null) {
  if (dialogElement?.matches(':popover-open')) {
    dialogElement.hidePopover();
  } else {
    dialogElement?.close();
  }
}
