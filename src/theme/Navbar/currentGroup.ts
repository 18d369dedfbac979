/** /about belongs to the About group although no link of the group leads there. */
export function isCurrentGroup(groupKey: string, links: { to: string }[], pathname: string) {
  return links.some(({ to }) => to === pathname) || (groupKey === 'about' && pathname === '/about');
}
