import blog from '@content/blog';
import { useState } from 'react';

interface Props {
  label: string;
  copiedLabel: string;
  getText: () => string;
  className?: string;
}

export function CopyButton({ label, copiedLabel, getText, className }: Props) {
  const [visibleLabel, setVisibleLabel] = useState(label);

  async function copyToClipboard() {
    try {
      await navigator.clipboard.writeText(getText());
      setVisibleLabel(copiedLabel);
    } catch {
      setVisibleLabel(blog.post.copyRefused);
    }
  }

  return (
    <button type="button" className={className} data-early="" onClick={copyToClipboard}>
      <span aria-live="polite">{visibleLabel}</span>
    </button>
  );
}
