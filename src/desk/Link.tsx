import type { ComponentProps } from 'react';
import { isModifiedClick } from '../components/isModifiedClick';
import { goTo } from './useAddress';

/**
 * Stands in for Docusaurus' link, which needs its router. Within the desk nothing is loaded anew;
 * another site opens beside it.
 */
export function Link({ to, onClick, ...rest }: { to: string } & ComponentProps<'a'>) {
  const elsewhere = to.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!/^\/desk(\?|$)/.test(to) || isModifiedClick(event)) {
          return;
        }
        event.preventDefault();
        goTo(to);
      }}
      {...elsewhere}
      {...rest}
    />
  );
}
