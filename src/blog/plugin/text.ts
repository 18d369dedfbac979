/** Runs before a build, in `npm run check`, and when the editor saves a post. */
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeLanguages } from './languages.ts';
import { templateTexts } from './new-post.ts';

export interface PostText {
  headings: string[];
  /** Links within the site: #id, ../folder/index.md or /blog/slug. */
  links: { to: string; line: number }[];
  pictures: { to: string; line: number }[];
  mistakes: { line: number; message: string }[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Does not check whether links and pictures exist: see check.ts. */
export function readText(text: string, site: string): PostText {
  try {
    return readTree(parser.parse(text), site);
  } catch (error) {
    const { line = 1, reason = error } = Object(error);
    const message = `this cannot be read: ${String(reason).split('\n')[0]} A < or { in a text is written \\< or \\{.`;
    return { headings: [], links: [], pictures: [], mistakes: [{ line, message }] };
  }
}

function readTree(tree: Root, site: string): PostText {
  const postText: PostText = { headings: [], links: [], pictures: [], mistakes: [] };
  let level = 1;
  if (tree.children.every(({ type }) => type === 'yaml')) {
    const lastLine = (tree.position?.end.line ?? 2) - 1;
    postText.mistakes.push({
      line: lastLine,
      message: 'the post has no text yet. Write it below this line.',
    });
  }

  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    function report(message: string) {
      postText.mistakes.push({ line, message });
    }
    switch (node.type) {
      case 'paragraph':
        if (templateTexts.includes(textOf(node))) {
          report('these are the words of the template. Write yours.');
        }
        break;
      case 'heading':
        postText.headings.push(textOf(node));
        if (node.depth === 1) {
          report('a text has no heading with one #: the title is one already. Write ## instead.');
        } else if (node.depth > level + 1) {
          report(
            `this heading skips a level. Write ${'#'.repeat(level + 1)} instead of ${'#'.repeat(node.depth)}.`,
          );
        }
        level = node.depth;
        break;
      case 'image':
        if (!node.alt?.trim()) {
          report('this picture has no alternative text. Say in the square brackets what it shows.');
        }
        postText.pictures.push({ to: node.url, line });
        break;
      case 'code':
        if (!codeLanguages.some((language) => language === node.lang)) {
          report(
            `${node.lang ? `code in "${node.lang}" cannot be coloured` : 'this code does not name its language'}. Write one of ${codeLanguages.join(', ')} after the three backticks.`,
          );
        }
        break;
      case 'link':
      case 'definition':
        if (isOwnSite(node.url, site)) {
          report(
            'a link to this site begins with a slash, so that it works everywhere. Take the domain out.',
          );
        } else if (/^(?:#|\.\.\/[^#]+\.mdx?(?:#|$)|\/)/.test(node.url)) {
          postText.links.push({ to: node.url, line });
        } else if (!/^(?:https?:|mailto:|tel:)/.test(node.url)) {
          report(
            `"${node.url}" is not an address. Begin with / for a page of ours, with https:// for another site.`,
          );
        }
        break;
    }
  });
  return postText;
}

function isOwnSite(address: string, site: string): boolean {
  const [host, ownHost] = [address, site].map((url) => URL.parse(url)?.host.replace(/^www\./, ''));
  return Boolean(host) && host === ownHost;
}
