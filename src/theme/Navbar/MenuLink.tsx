import type { ComponentProps } from 'react';
import { useFramePathname } from '../../components/framePathname';
import { Link } from '../../components/Link';

type LinkProps = ComponentProps<typeof Link>;
type ListProps = LinkProps & { links: { label: string; to: string }[]; listClassName?: string };

export function MenuLink({ to, ...linkProps }: LinkProps) {
  const pathname = useFramePathname();
  return <Link to={to} aria-current={to === pathname ? 'page' : undefined} {...linkProps} />;
}

export function MenuLinks({ links, listClassName, ...linkProps }: ListProps) {
  return (
    <ul className={listClassName}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <MenuLink to={to} {...linkProps}>
            {label}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

/** /about belongs to the About group although no link of the group leads there. */
export function isCurrentGroup(groupKey: string, links: { to: string }[], pathname: string) {
  return links.some(({ to }) => to === pathname) || (groupKey === 'about' && pathname === '/about');
}
