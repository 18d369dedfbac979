import blog from '@content/blog';
import { useState } from 'react';

/** Copies and says whether the browser allowed it. */
export function CopyButton({
  words,
  copied,
  read,
  className,
}: {
  words: string;
  copied: string;
  read: () => string;
  className?: string;
}) {
  const [said, setSaid] = useState(words);

  async function copy() {
    try {
      await navigator.clipboard.writeText(read());
      setSaid(copied);
    } catch {
      setSaid(blog.post.copyRefused);
    }
  }

  return (
    <button type="button" className={className} data-early="" onClick={copy}>
      <span aria-live="polite">{said}</span>
    </button>
  );
}
