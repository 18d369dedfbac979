import navigation from '@content/navigation';
import type { ReactNode } from 'react';

/** A link to another site. Opens a new tab and tells screen readers so. */
export function ExternalLink({
  to,
  label,
  className,
  children,
}: {
  to: string;
  /** The name of a link that shows an icon alone. */
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
