import { useLocation } from '@docusaurus/router';
import type { ComponentProps } from 'react';
import { Link } from '../../components/Link';

export function MenuLink({ to, ...linkProps }: ComponentProps<typeof Link>) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={to === pathname ? 'page' : undefined} {...linkProps} />;
}
