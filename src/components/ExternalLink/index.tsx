import navigation from '@content/navigation';
import type { ComponentProps } from 'react';

/** The link opens a new tab, and its text or label tells screen readers so. */
export function ExternalLink({
  to,
  children,
  'aria-label': label,
  ...anchorProps
}: ComponentProps<'a'> & { to: string }) {
  const newTabHint = ` (${navigation.labels.newTab})`;
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label && label + newTabHint}
      {...anchorProps}
    >
      {children}
      {!label && <span className="unseen">{newTabHint}</span>}
    </a>
  );
}
