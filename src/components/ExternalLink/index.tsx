import navigation from '@content/navigation';
import type { ReactNode } from 'react';

/** A link to another site. It opens beside ours, and says so to those who do not see it. */
export function ExternalLink({
  to,
  label,
  className,
  children,
}: {
  to: string;
  /** Its words where only an icon shows. */
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
