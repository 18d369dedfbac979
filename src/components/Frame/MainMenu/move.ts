/** Moves focus within a list, round its ends. */
export function focusAmong(items: HTMLElement[], where: 1 | -1 | 'first' | 'last'): void {
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next =
    where === 'first'
      ? 0
      : where === 'last'
        ? items.length - 1
        : (at + where + items.length) % items.length;
  items[next]?.focus();
}

export function isCurrentGroup(key: string, links: { to: string }[], pathname: string): boolean {
  return links.some(({ to }) => to === pathname) || (key === 'about' && pathname === '/about');
}
