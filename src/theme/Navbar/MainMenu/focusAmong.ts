export function focusAmong(items: HTMLElement[], target: 1 | -1 | 'first' | 'last'): void {
  if (target === 'first' || target === 'last') {
    items.at(target === 'first' ? 0 : -1)?.focus();
    return;
  }
  const index = items.findIndex((item) => item.matches(':focus'));
  items.at((index + target) % items.length)?.focus();
}
