/** These checks run before a build, in `npm run check`, and when the editor saves a post. */
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeLanguages } from './code-languages.ts';
import { templatePlaceholders } from './new-post.ts';

export interface ParsedPost {
  headings: string[];
  /** Links within the site: #id, ../folder/index.md or /blog/slug. */
  links: { to: string; line: number }[];
  pictures: { to: string; line: number }[];
  mistakes: { line: number; message: string }[];
}

const markdownParser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The check whether links and pictures exist is in check.ts. */
export function parseAndCheckPost(markdown: string, siteUrl: string): ParsedPost {
  try {
    return collectPartsAndMistakes(markdownParser.parse(markdown), siteUrl);
  } catch (error) {
    const { line: errorLineNumber = 1, reason = error } = Object(error);
    const mistakeText = `this cannot be read: ${String(reason).split('\n')[0]} A < or { in a text is written \\< or \\{.`;
    return {
      headings: [],
      links: [],
      pictures: [],
      mistakes: [{ line: errorLineNumber, message: mistakeText }],
    };
  }
}

function collectPartsAndMistakes(markdownTree: Root, siteUrl: string): ParsedPost {
  const parsedPost: ParsedPost = { headings: [], links: [], pictures: [], mistakes: [] };
  let previousHeadingLevel = 1;
  if (markdownTree.children.every(({ type }) => type === 'yaml')) {
    const frontMatterEndLine = (markdownTree.position?.end.line ?? 2) - 1;
    parsedPost.mistakes.push({
      line: frontMatterEndLine,
      message: 'the post has no text yet. Write it below this line.',
    });
  }

  visit(markdownTree, (node) => {
    const lineNumber = node.position?.start.line ?? 1;
    function addMistake(mistakeText: string) {
      parsedPost.mistakes.push({ line: lineNumber, message: mistakeText });
    }
    switch (node.type) {
      case 'paragraph':
        if (templatePlaceholders.includes(textOf(node))) {
          addMistake('these are the words of the template. Write yours.');
        }
        break;
      case 'heading':
        parsedPost.headings.push(textOf(node));
        if (node.depth === 1) {
          addMistake('this heading has the level of the title. Write ## instead.');
        } else if (node.depth > previousHeadingLevel + 1) {
          addMistake(
            `this heading skips a level. Write ${'#'.repeat(previousHeadingLevel + 1)} instead of ${'#'.repeat(node.depth)}.`,
          );
        }
        previousHeadingLevel = node.depth;
        break;
      case 'image':
        if (!node.alt?.trim()) {
          addMistake(
            'this picture has no alternative text. Say in the square brackets what it shows.',
          );
        }
        parsedPost.pictures.push({ to: node.url, line: lineNumber });
        break;
      case 'code':
        if (!codeLanguages.some((supportedLanguage) => supportedLanguage === node.lang)) {
          addMistake(
            `${node.lang ? `code in "${node.lang}" cannot be coloured` : 'this code does not name its language'}. Write one of ${codeLanguages.join(', ')} after the three backticks.`,
          );
        }
        break;
      case 'link':
      case 'definition':
        if (isUrlOfOwnSite(node.url, siteUrl)) {
          addMistake(
            'a link to this site begins with a slash, so that it works everywhere. Take the domain out.',
          );
        } else if (/^(?:#|\.\.\/[^#]+\.mdx?(?:#|$)|\/)/.test(node.url)) {
          parsedPost.links.push({ to: node.url, line: lineNumber });
        } else if (!/^(?:https?:|mailto:|tel:)/.test(node.url)) {
          addMistake(
            `"${node.url}" is not an address. Begin with / for a page of ours, with https:// for another site.`,
          );
        }
        break;
    }
  });
  return parsedPost;
}

function isUrlOfOwnSite(linkUrl: string, siteUrl: string): boolean {
  const [linkHost, ownSiteHost] = [linkUrl, siteUrl].map((url) =>
    URL.parse(url)?.host.replace(/^www\./, ''),
  );
  return Boolean(linkHost) && linkHost === ownSiteHost;
}
