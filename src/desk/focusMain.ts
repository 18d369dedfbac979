/** Keeps the focus in the page when the focused element disappears. */
export function focusMain() {
  document.querySelector('main')?.focus({ preventScroll: true });
}
