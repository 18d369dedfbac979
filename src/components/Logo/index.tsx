/** Code brackets with a coral dot; also static/logo.svg. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <rect width="36" height="36" rx="10" fill="#004658" />
      <path
        d="M14 11l-6 7 6 7M22 11l6 7-6 7"
        fill="none"
        stroke="#7fe0ea"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18" cy="18" r="2.4" fill="#ff6f52" />
    </svg>
  );
}
