import blog from '@content/blog';
import { useState } from 'react';

export function CopyButton({
  label,
  copiedLabel,
  getText,
  className,
}: {
  label: string;
  copiedLabel: string;
  getText: () => string;
  className?: string;
}) {
  const [text, setText] = useState(label);

  async function copy() {
    try {
      await navigator.clipboard.writeText(getText());
      setText(copiedLabel);
    } catch {
      setText(blog.post.copyRefused);
    }
  }

  return (
    <button type="button" className={className} data-early="" onClick={copy}>
      <span aria-live="polite">{text}</span>
    </button>
  );
}
