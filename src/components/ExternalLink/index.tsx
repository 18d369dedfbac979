import navigation from '@content/navigation';
import type { ReactNode } from 'react';

/** Opens a new tab and says so to screen readers. */
export function ExternalLink({
  to,
  label: accessibleName,
  className,
  children,
}: {
  to: string;
  /** The accessible name of an icon-only link. */
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
