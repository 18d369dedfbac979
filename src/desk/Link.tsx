import type { ComponentProps } from 'react';
import { hasModifier } from '../components/hasModifier';
import { navigateToUrl } from './useDeskParams';

/** Replaces Docusaurus' link, which needs Docusaurus' router; other sites open in a new tab. */
export function Link({ to, onClick, ...anchorProps }: { to: string } & ComponentProps<'a'>) {
  const newTabProps = to.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!/^\/desk(\?|$)/.test(to) || hasModifier(event)) {
          return;
        }
        event.preventDefault();
        navigateToUrl(to);
      }}
      {...newTabProps}
      {...anchorProps}
    />
  );
}
