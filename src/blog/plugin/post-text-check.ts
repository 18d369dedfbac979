/** These checks run before a build, in `npm run check`, and when the editor saves a post. */
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeLanguages } from './code-languages.ts';
import { templatePlaceholders } from './new-post.ts';

export interface ParsedPost {
  headings: string[];
  /** Links within the site: #id, ../folder/index.md or /blog/slug. */
  links: { url: string; line: number }[];
  pictures: { url: string; line: number }[];
  textRuleMistakes: { line: number; message: string }[];
}

/** Reads a post as the site does: as Markdown without expressions. */
const markdownParser = unified().use(remarkParse).use(remarkGfm);

const allowedHtmlPattern =
  /<!--[\s\S]*?-->|<\/?(?:abbr|br|details|kbd|mark|small|sub|summary|sup|u)(?: title="[^"<>]*")?\s*\/?>/g;

/** Markdown that the parser leaves in a text, because it is not complete. */
const unreadMarkdownRules: [pattern: RegExp, describe: (match: RegExpExecArray) => string][] = [
  [
    /(?<!\\)\[\^([^\]\s]+)\]/,
    ([mark = '']) => `there is no footnote ${mark}. Write "${mark}: The source." at the end.`,
  ],
  [
    /(?<!\\)!?\[[^\]]*\]\([^)]*\s[^)]*\)/,
    ([mark = '']) => `${mark} is not read, because its address has a space. Take the space out.`,
  ],
  [
    /(?<!\\)\[[^\]]*\]\[[^\]]+\]/,
    ([mark = '']) =>
      `${mark} is not read, because nothing defines its address. Write [text](/address).`,
  ],
  [/\{\/\*/, () => 'visitors would read this comment. Write <!-- and --> around it instead.'],
  [/^#{1,6}(?=[^#\s])/, ([mark = '']) => `this heading is not read. Write a space after ${mark}.`],
  [
    /^\|.*\|/,
    () =>
      'this table is not read. Below its first row, write a row of | --- | with as many columns, and an empty line before the table.',
  ],
];

/** The check whether links and pictures exist is in check.ts. */
export function parseAndCheckPostText(markdown: string, siteUrl: string): ParsedPost {
  const tree = markdownParser.parse(markdown);
  const post: ParsedPost = { headings: [], links: [], pictures: [], textRuleMistakes: [] };
  if (tree.children.length === 0) {
    const line = Math.max(1, (tree.position?.end.line ?? 2) - 1);
    post.textRuleMistakes.push({
      line,
      message: 'the post has no text yet. Write it below this line.',
    });
  }
  const usedFootnotes = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void usedFootnotes.add(identifier));
  let previousHeadingLevel = 1;

  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const source = markdown.slice(node.position?.start.offset, node.position?.end.offset);
    const context = { source, siteUrl, previousHeadingLevel, usedFootnotes };
    for (const mistake of findMistakes(node, context)) {
      const { message, offset = 0 } = typeof mistake === 'string' ? { message: mistake } : mistake;
      const linesBefore = source.slice(0, offset).split('\n').length - 1;
      post.textRuleMistakes.push({ line: line + linesBefore, message });
    }
    if (node.type === 'heading') {
      post.headings.push(textOf(node));
      previousHeadingLevel = node.depth;
    } else if (node.type === 'image') {
      post.pictures.push({ url: node.url, line });
    } else if ('url' in node && internalUrlPattern.test(node.url)) {
      post.links.push({ url: node.url, line });
    }
  });
  return post;
}

const internalUrlPattern = /^(?:#|\.\.\/[^#]+\.mdx?(?:#|$)|\/(?!\/))/;
const addressPattern = new RegExp(`${internalUrlPattern.source}|^(?:https?:|mailto:|tel:)`);

interface Context {
  /** The Markdown of the node. */
  source: string;
  siteUrl: string;
  previousHeadingLevel: number;
  usedFootnotes: Set<string>;
}

type MistakeInNode = string | { message: string; offset?: number };

/** Yields messages; an offset counts from the start of the node. */
function* findMistakes(node: Nodes, context: Context): Generator<MistakeInNode> {
  const { source, siteUrl, previousHeadingLevel, usedFootnotes } = context;
  switch (node.type) {
    case 'paragraph':
      if (templatePlaceholders.includes(textOf(node))) {
        yield 'these are the words of the template. Write yours.';
      }
      break;
    case 'text':
      for (const [pattern, describe] of unreadMarkdownRules) {
        const match = pattern.exec(source);
        if (match) {
          yield { message: describe(match), offset: match.index };
        }
      }
      break;
    case 'html': {
      const forbiddenTag = /<[a-z!?][^\s>]*>?/i.exec(source.replace(allowedHtmlPattern, ''))?.[0];
      if (forbiddenTag) {
        const message = `a post cannot have ${forbiddenTag}. Use Markdown, or write \\< for the character <.`;
        yield { message, offset: source.indexOf(forbiddenTag) };
      }
      break;
    }
    case 'heading':
      if (textOf(node).trim() === '') {
        yield 'this heading has no words. Write them, or take it out.';
      } else if (node.depth === 1) {
        yield 'this heading has the level of the title. Write ## instead.';
      } else if (node.depth > previousHeadingLevel + 1) {
        yield `this heading skips a level. Write ${'#'.repeat(previousHeadingLevel + 1)} instead of ${'#'.repeat(node.depth)}.`;
      }
      break;
    case 'image':
      if (!node.alt?.trim()) {
        yield 'this picture has no alternative text. Say in the square brackets what it shows.';
      }
      break;
    case 'imageReference':
      yield 'write the file of a picture in round brackets, like ![A desk](./desk.webp).';
      break;
    case 'code': {
      const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? [];
      if (fence && !/\n[\s>]*(?:`{3,}|~{3,})\s*$/.test(source)) {
        yield `this code is never closed. Write ${fence} on a line below it.`;
      }
      if (!codeLanguages.includes(node.lang ?? '')) {
        yield `${node.lang ? `code in "${node.lang}" cannot be coloured` : 'this code does not name its language'}. Write one of ${codeLanguages.join(', ')} after the three backticks.`;
      }
      break;
    }
    case 'table': {
      const columnCount = node.children[0]?.children.length;
      for (const row of node.children) {
        if (row.children.length !== columnCount) {
          const message = `this row has ${row.children.length} cells, the first row of its table ${columnCount}. Write as many, and \\| for the character |.`;
          const [tableStart = 0, rowStart = 0] = [node, row].map(
            (part) => part.position?.start.offset,
          );
          yield { message, offset: rowStart - tableStart };
        }
      }
      break;
    }
    case 'footnoteDefinition':
      if (!usedFootnotes.has(node.identifier)) {
        yield `nothing refers to this footnote. Write [^${node.label}] in the text, or take it out.`;
      }
      break;
    case 'link':
    case 'definition':
      if (node.type === 'link' && !source.includes('![') && textOf(node).trim() === '') {
        yield 'this link has no words. Write them in the square brackets.';
      }
      if (readHost(node.url) !== undefined && readHost(node.url) === readHost(siteUrl)) {
        yield 'a link to this site begins with a slash, so that it works everywhere. Take the domain out.';
      } else if (!addressPattern.test(node.url)) {
        yield `"${node.url}" is not an address. Begin with / for a page of ours, with https:// for another site.`;
      }
      break;
  }
}

function readHost(url: string): string | undefined {
  return URL.parse(url)?.host.replace(/^www\./, '') || undefined;
}
