import mark from '@content/mark';

export function Logo({ className }: { className?: string }) {
  return <img src={mark.url} alt="" width="36" height="36" className={className} />;
}
