/** A picture that stands alone in a post becomes a figure: prepared sizes, and its title as caption. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Paragraph, Root } from 'mdast';
import { prepareBytes } from '../pictures/prepare.ts';

export function captionedPictures() {
  return async (tree: Root, file: { path: string }) => {
    for (const [index, node] of tree.children.entries()) {
      const picture = node.type === 'paragraph' ? loneImage(node) : undefined;
      const master = picture && path.resolve(path.dirname(file.path), picture.url);
      if (!picture || !master || !existsSync(master)) {
        continue;
      }
      const name = `blog/${path.basename(path.dirname(file.path))}/${path.parse(master).name}`;
      const prepared = await prepareBytes(readFileSync(master), name, picture.alt ?? '');
      tree.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'PostPicture',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'picture', value: JSON.stringify(prepared) },
          ...(picture.title
            ? [{ type: 'mdxJsxAttribute' as const, name: 'caption', value: picture.title }]
            : []),
        ],
        children: [],
      } as never;
    }
  };
}

function loneImage({ children }: Paragraph) {
  const [only] = children;
  return children.length === 1 && only.type === 'image' ? only : undefined;
}
