import blog from '@content/blog';
import { type ComponentProps, useRef } from 'react';
import { CopyButton } from './CopyButton';

/** Highlighted code with a copy button. */
export function CodeFigure(props: ComponentProps<'pre'>) {
  const code = useRef<HTMLPreElement>(null);
  return (
    <div data-code="">
      <pre {...props} ref={code} />
      <CopyButton
        words={blog.post.copyCode}
        copied={blog.post.codeCopied}
        read={() => code.current?.textContent ?? ''}
      />
    </div>
  );
}
