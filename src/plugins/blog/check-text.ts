/** What a post's text links to, which headings it has, and what is wrong with it by itself. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeLanguages } from './languages.ts';

export interface TextFacts {
  /** Ids that headings get. */
  anchors: string[];
  /** Links of our own site: a path, an anchor, or the file of another post. */
  links: { to: string; line: number }[];
  mistakes: { line: number; says: string }[];
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** `before` counts the lines above the text, so that mistakes name the line of the file. */
export function readText(text: string, before: number, folder: string, site: string): TextFacts {
  const facts: TextFacts = { anchors: [], links: [], mistakes: [] };
  const slugger = createSlugger();
  let level = 1;
  let tree: Root;
  try {
    tree = reader.parse(text);
  } catch (error) {
    facts.mistakes.push({ line: lineOfError(error) + before, says: explainSyntax(error) });
    return facts;
  }
  if (tree.children.length === 0) {
    facts.mistakes.push({
      line: before,
      says: 'the post has no text yet. Write it below this line.',
    });
  }

  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 0) + before;
    function mistake(says: string) {
      facts.mistakes.push({ line, says });
    }
    switch (node.type) {
      case 'heading':
        facts.anchors.push(slugger.slug(textOf(node)));
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
        if (!node.lang || !isKnown(node.lang)) {
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
        } else if (/^(?:\/|#|\.\.\/[^#]+\.mdx?(?:#|$))/.test(node.url)) {
          facts.links.push({ to: node.url.replace(/\?[^#]*/, ''), line });
        } else if (!/^(?:https?:|mailto:|tel:)/.test(node.url)) {
          mistake(
            `"${node.url}" is not an address. Begin with / for a page of ours, with https:// for another site.`,
          );
        }
        break;
    }
  });
  // Footnotes carry ids of their own, which the build makes.
  facts.links = facts.links.filter(({ to }) => !to.startsWith('#user-content-'));
  return facts;
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

function isKnown(language: string): boolean {
  return codeLanguages.some((known) => known === language);
}

function lineOfError(error: unknown): number {
  const place = typeof error === 'object' && error !== null && 'line' in error ? error.line : 1;
  return typeof place === 'number' ? place : 1;
}

function explainSyntax(error: unknown): string {
  const reason =
    typeof error === 'object' && error !== null && 'reason' in error ? error.reason : error;
  return `this cannot be read: ${String(reason).split('\n')[0]} A < or { in a text is written \\< or \\{.`;
}
