import navigation from '@content/navigation';
import type { ReactNode } from 'react';

/** Opens a new tab and says so to screen readers. */
export function ExternalLink({
  to,
  label,
  className,
  children,
}: {
  to: string;
  /** The accessible name of an icon-only link. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const hint = ` (${navigation.labels.newTab})`;
  return (
    <a
      href={to}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label && label + hint}
    >
      {children}
      {!label && <span className="unseen">{hint}</span>}
    </a>
  );
}
