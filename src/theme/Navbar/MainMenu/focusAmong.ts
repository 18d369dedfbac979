/** Moves focus within a list, and from its end to its start. */
export function focusAmong(items: HTMLElement[], where: 1 | -1 | 'first' | 'last'): void {
  if (where === 'first' || where === 'last') {
    items.at(where === 'first' ? 0 : -1)?.focus();
    return;
  }
  const index = items.findIndex((item) => item.matches(':focus'));
  items.at((index + where) % items.length)?.focus();
}
