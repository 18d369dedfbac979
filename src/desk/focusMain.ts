/** A pressed button that disappears would lose the focus of a keyboard user. */
export function focusMain() {
  document.querySelector('main')?.focus({ preventScroll: true });
}
