/** /about belongs to the About group although no link of the group leads there. */
export function isCurrentGroup(key: string, links: { to: string }[], pathname: string): boolean {
  return links.some(({ to }) => to === pathname) || (key === 'about' && pathname === '/about');
}
