import navigation from '@content/navigation';
import type { ReactNode } from 'react';

/** The link opens a new tab, and its text tells screen readers so. */
export function ExternalLink({
  to,
  label: accessibleName,
  className,
  children,
}: {
  to: string;
  /** The accessible name of a link that shows only an icon. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const newTabHint = ` (${navigation.labels.newTab})`;
  return (
    <a
      href={to}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={accessibleName && accessibleName + newTabHint}
    >
      {children}
      {!accessibleName && <span className="unseen">{newTabHint}</span>}
    </a>
  );
}
