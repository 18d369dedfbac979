/** Code brackets with a coral dot; also static/logo.svg. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <rect width="36" height="36" rx="10" fill="#004658" />
      <path
        d="M13.5 9.5 6 18l7.5 8.5M22.5 9.5 30 18l-7.5 8.5"
        fill="none"
        stroke="#7fe0ea"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18" cy="18" r="2.9" fill="#ff6f52" />
    </svg>
  );
}
