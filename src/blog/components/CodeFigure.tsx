import blog from '@content/blog';
import { type ComponentProps, useRef } from 'react';
import { CopyButton } from './CopyButton';

export function CodeFigure(preProps: ComponentProps<'pre'>) {
  const preRef = useRef<HTMLPreElement>(null);
  return (
    <div data-code="">
      <pre {...preProps} ref={preRef} />
      <CopyButton
        label={blog.post.copyCode}
        copiedLabel={blog.post.codeCopied}
        getText={() => preRef.current?.textContent ?? ''}
      />
    </div>
  );
}
