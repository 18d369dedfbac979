/** The drawing is in the document (src/plugins/brand/mark.ts). */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} width="36" height="36" aria-hidden="true">
      <use href="#brand_mark" />
    </svg>
  );
}
