import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Paragraph, Root } from 'mdast';
import type { Picture } from '../../content/schemas/index.ts';
import { drawCover } from '../../plugins/pictures/covers.ts';
import { prepareBytes } from '../../plugins/pictures/prepare.ts';

interface Cover {
  folder: string;
  /** The path in the front matter, like ./cover.webp. */
  image?: string;
  alt: string;
  topic: string;
}

/** Without an own cover, the post gets the drawing of its topic. */
export async function prepareCover({ folder, image, alt, topic }: Cover): Promise<Picture> {
  if (image) {
    const bytes = readFileSync(path.join(folder, image));
    const name = `blog/${path.basename(folder)}/${path.parse(image).name}`;
    return prepareBytes(bytes, name, alt);
  }
  return prepareBytes(drawCover(topic), `blog/topics/${topic}`, '');
}

/** A remark plugin that turns a paragraph with a single picture into a figure. */
export function pictureFigures() {
  return async (tree: Root, file: { path: string }) => {
    for (const [index, node] of tree.children.entries()) {
      const picture = node.type === 'paragraph' ? loneImage(node) : undefined;
      const pictureFile = picture && path.resolve(path.dirname(file.path), picture.url);
      if (!picture || !pictureFile || !existsSync(pictureFile)) {
        continue;
      }
      const name = `blog/${path.basename(path.dirname(file.path))}/${path.parse(pictureFile).name}`;
      const pictureData = await prepareBytes(readFileSync(pictureFile), name, picture.alt ?? '');
      tree.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'PostPicture',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'picture', value: JSON.stringify(pictureData) },
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
  return children.length === 1 && only?.type === 'image' ? only : undefined;
}
