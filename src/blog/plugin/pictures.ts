import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { drawTopicCover, preparePictureFromBytes } from '../../plugins/pictures/prepare.ts';

export function prepareTopicCover(topic: string) {
  return preparePictureFromBytes(drawTopicCover(topic), `blog/topics/${topic}`, '');
}

export function preparePostPicture(folder: string, filePath: string, alt: string) {
  const pictureName = `blog/${path.basename(folder)}/${path.parse(filePath).name}`;
  return preparePictureFromBytes(readFileSync(path.resolve(folder, filePath)), pictureName, alt);
}

/** A remark plugin that turns a paragraph with a single picture into a figure. */
export function remarkPictureFigures() {
  return async ({ children: nodes }: Root, postFile: { path: string }) => {
    const folder = path.dirname(postFile.path);
    for (const [index, node] of nodes.entries()) {
      const [image, ...others] = node.type === 'paragraph' ? node.children : [];
      const isLoneImage = image?.type === 'image' && others.length === 0;
      if (!isLoneImage || !existsSync(path.resolve(folder, image.url))) {
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
