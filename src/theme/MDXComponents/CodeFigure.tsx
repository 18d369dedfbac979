import blog from '@content/blog';
import { type ComponentProps, useRef, useState } from 'react';

/** Code that the build has coloured, with a button that copies it. */
export function CodeFigure(props: ComponentProps<'pre'>) {
  const code = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);
  const { copyCode, codeCopied } = blog.post;

  async function copy() {
    await navigator.clipboard.writeText(code.current?.textContent ?? '');
    setCopied(true);
  }

  return (
    <div data-code="">
      <pre {...props} ref={code} />
      <button type="button" data-early="" onClick={copy}>
        <span aria-live="polite">{copied ? codeCopied : copyCode}</span>
      </button>
    </div>
  );
}
