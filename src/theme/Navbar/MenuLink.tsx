import type { ComponentProps } from 'react';
import { Link } from '../../components/Link';
import { usePathname } from '../../components/localise';

export function MenuLink({ to, ...linkProps }: ComponentProps<typeof Link>) {
  const pathname = usePathname();
  return <Link to={to} aria-current={to === pathname ? 'page' : undefined} {...linkProps} />;
}
