/** Whether the page belongs to the group. /about is the About group's own page. */
export function isCurrentGroup(key: string, links: { to: string }[], pathname: string): boolean {
  return links.some(({ to }) => to === pathname) || (key === 'about' && pathname === '/about');
}
