/** Checks the text of a post, in the build as a remark plugin and in `npm run check`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError } from '../../plugins/content/yaml.ts';
import { codeLanguages } from './languages.ts';
import { templateTexts } from './new-post.ts';

export interface PostText {
  /** The ids of the headings. */
  anchors: string[];
  /** Links within the site: #id, ../folder/index.md or /blog/slug. */
  links: { to: string; line: number }[];
  mistakes: { line: number; says: string }[];
}

/** Remark plugin: stops a production build at a mistake. */
export function checkText({ site }: { site: string }) {
  return (tree: Root, file: { path: string }) => {
    const { mistakes } = readText(tree, path.dirname(file.path), site);
    if (process.env.NODE_ENV === 'production' && mistakes.length > 0) {
      const name = file.path.split(path.sep).slice(-3).join('/');
      throw new ContentError(mistakes.map(({ line, says }) => `${name}:${line}: ${says}`));
    }
  };
}

export function readText(tree: Root, folder: string, site: string): PostText {
  const found: PostText = { anchors: [], links: [], mistakes: [] };
  const slugger = createSlugger();
  let level = 1;
  if (tree.children.every(({ type }) => type === 'yaml')) {
    const lastLine = (tree.position?.end.line ?? 2) - 1;
    found.mistakes.push({
      line: lastLine,
      says: 'the post has no text yet. Write it below this line.',
    });
  }

  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    function mistake(says: string) {
      found.mistakes.push({ line, says });
    }
    switch (node.type) {
      case 'paragraph':
        if (templateTexts.includes(textOf(node))) {
          mistake('these are the words of the template. Write yours.');
        }
        break;
      case 'heading':
        found.anchors.push(slugger.slug(textOf(node)));
        if (node.depth === 1) {
          mistake('a text has no heading with one #: the title is one already. Write ## instead.');
        } else if (node.depth > level + 1) {
          mistake(
            `this heading skips a level. Write ${'#'.repeat(level + 1)} instead of ${'#'.repeat(node.depth)}.`,
          );
        }
        level = node.depth;
        break;
      case 'image':
        checkImage(node, folder, mistake);
        break;
      case 'code':
        if (!codeLanguages.some((known) => known === node.lang)) {
          mistake(
            `${node.lang ? `code in "${node.lang}" cannot be coloured` : 'this code does not name its language'}. Write one of ${codeLanguages.join(', ')} after the three backticks.`,
          );
        }
        break;
      case 'link':
      case 'definition':
        if (isOurs(node.url, site)) {
          mistake(
            'a link to this site begins with a slash, so that it works everywhere. Take the domain out.',
          );
        } else if (/^(?:#|\.\.\/[^#]+\.mdx?(?:#|$)|\/)/.test(node.url)) {
          found.links.push({ to: node.url, line });
        } else if (!/^(?:https?:|mailto:|tel:)/.test(node.url)) {
          mistake(
            `"${node.url}" is not an address. Begin with / for a page of ours, with https:// for another site.`,
          );
        }
        break;
    }
  });
  return found;
}

function checkImage(
  { url, alt }: Extract<Nodes, { type: 'image' }>,
  folder: string,
  mistake: (says: string) => void,
): void {
  if (!alt?.trim()) {
    mistake('this picture has no alternative text. Say in the square brackets what it shows.');
  }
  if (/^https?:/.test(url)) {
    mistake('pictures come from the folder of the post, not from another site. Save it there.');
  } else if (!existsSync(path.join(folder, url))) {
    mistake(`there is no ${url} beside the post. Put the picture there, or correct its name.`);
  }
}

function isOurs(address: string, site: string): boolean {
  const [host, own] = [address, site].map((one) => URL.parse(one)?.host.replace(/^www\./, ''));
  return Boolean(host) && host === own;
}
