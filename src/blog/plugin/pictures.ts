import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { Paragraph, Root } from 'mdast';
import type { Picture } from '../../content/schemas/index.ts';
import { drawTopicCover } from '../../plugins/pictures/post-covers.ts';
import { preparePictureFromBytes } from '../../plugins/pictures/prepare.ts';

/** Without an own cover, like ./cover.webp, the post gets the drawing of its topic. */
export async function prepareCover(
  folder: string,
  { image, imageAlt }: BlogPost['metadata']['frontMatter'],
  topic: string,
): Promise<Picture> {
  return image
    ? preparePostPicture(folder, image, String(imageAlt ?? ''))
    : prepareTopicCover(topic);
}

export function prepareTopicCover(topic: string): Promise<Picture> {
  return preparePictureFromBytes(drawTopicCover(topic), `blog/topics/${topic}`, '');
}

function preparePostPicture(folder: string, filePath: string, alt: string): Promise<Picture> {
  const pictureBytes = readFileSync(path.resolve(folder, filePath));
  const pictureName = `blog/${path.basename(folder)}/${path.parse(filePath).name}`;
  return preparePictureFromBytes(pictureBytes, pictureName, alt);
}

/** A remark plugin that turns a paragraph with a single picture into a figure. */
export function remarkPictureFigures() {
  return async ({ children: nodes }: Root, postFile: { path: string }) => {
    const folder = path.dirname(postFile.path);
    for (const [index, node] of nodes.entries()) {
      const image = node.type === 'paragraph' ? findLoneImage(node) : undefined;
      if (!image || !existsSync(path.resolve(folder, image.url))) {
        continue;
      }
      const picture = await preparePostPicture(folder, image.url, image.alt ?? '');
      const attributes = { picture: JSON.stringify(picture), caption: image.title };
      nodes[index] = {
        type: 'mdxJsxFlowElement',
        name: 'PostPicture',
        attributes: Object.entries(attributes)
          .filter(([, value]) => value)
          .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
        children: [],
      } as never;
    }
  };
}

function findLoneImage({ children }: Paragraph) {
  const [firstNode] = children;
  return children.length === 1 && firstNode?.type === 'image' ? firstNode : undefined;
}
