import type { Props } from '@theme/CodeBlock';

/** Posts are highlighted at build time; this is for the rare block that comes without. */
export default function CodeBlock({ children, className }: Props) {
  return (
    <pre className={className}>
      <code>{children}</code>
    </pre>
  );
}
