import blog from '@content/blog';
import { type ComponentProps, useRef } from 'react';
import { CopyButton } from './CopyButton';

export function CodeFigure(props: ComponentProps<'pre'>) {
  const code = useRef<HTMLPreElement>(null);
  return (
    <div data-code="">
      <pre {...props} ref={code} />
      <CopyButton
        label={blog.post.copyCode}
        copiedLabel={blog.post.codeCopied}
        getText={() => code.current?.textContent ?? ''}
      />
    </div>
  );
}
