/** Builds Markdown mirrors of posts, services, works and industries for language models. */
import path from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { DomUtils } from 'htmlparser2';
import type { BuiltPage, ChildNode } from './built-pages.ts';

const { isTag, isText } = DomUtils;

/** A post is Markdown already; of the other pages, the finished page is written as Markdown. */
export function buildMirrorByRoute(pages: BuiltPage[], posts: BlogPost[], siteUrl: string) {
  const mirrors = new Map<string, string>();
  for (const { route, prefix, listed, main, description } of pages) {
    const pagePath = route.slice(prefix.length);
    if (listed && main && /^\/(?:service|portfolio|industry)\//.test(pagePath)) {
      const [heading, ...blocks] = writeMarkdown(main, siteUrl + pagePath)
        .trim()
        .split(/\n{2,}/);
      const otherBlocks = blocks.filter((block) => block !== description);
      mirrors.set(pagePath, joinMarkdown([heading, `> ${description}`, ...otherBlocks]));
    }
  }
  for (const post of posts) {
    mirrors.set(post.metadata.permalink, buildPostMarkdown(post, posts, siteUrl));
  }
  return mirrors;
}

const omittedTags = /^(?:nav|form|button|svg|img)$/;
/** They do not begin a paragraph. */
const inlineTags = /^(?:abbr|b|code|em|i|small|span|strong|time)$/;

function writeMarkdown(node: ChildNode, pageUrl: string): string {
  if (isText(node)) {
    return node.data.replace(/\s+/g, ' ');
  }
  if (!isTag(node) || omittedTags.test(node.name) || node.attribs['aria-hidden'] === 'true') {
    return '';
  }
  const { name, attribs, children } = node;
  const text = children.map((child) => writeMarkdown(child, pageUrl)).join('');
  const line = text.trim();
  if (line === '' || inlineTags.test(name)) {
    return text;
  }
  if (name === 'a') {
    return `[${line.replace(/[\s#]+/g, ' ').trim()}](${new URL(attribs.href ?? '', pageUrl)})`;
  }
  if (/^h[1-6]$/.test(name)) {
    return `\n\n${'#'.repeat(Number(name[1]))} ${line}\n\n`;
  }
  if (name === 'li' && !line.includes('\n')) {
    return `\n- ${line}`;
  }
  return `\n\n${text}\n\n`;
}

export function buildPostMarkdown(
  { metadata, content }: BlogPost,
  posts: BlogPost[],
  siteUrl: string,
) {
  const { title, description, date, permalink, authors, tags } = metadata;
  const authorAndTagNames = [...authors.map(({ name }) => name), ...tags.map(({ label }) => label)];
  return joinMarkdown([
    `# ${title}`,
    `> ${description}`,
    [date.toISOString().slice(0, 10), ...authorAndTagNames, `${siteUrl}${permalink}`].join(', '),
    content
      .replace(/<!--[\s\S]*?-->/g, '')
      // Replaces a picture by its alternative text.
      .replace(/!\[([^\]]*)\]\(\S+\s+(["'])(.*?)\2\)/g, '*$1*\n\n$3')
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '*$1*')
      .replace(/\]\(\.\.\/([^/)]+)\/index\.mdx?/g, (wholeMatch, linkedFolderName) => {
        const linkedPost = posts.find(
          (post) => path.basename(path.dirname(post.metadata.source)) === linkedFolderName,
        );
        return linkedPost ? `](${siteUrl}${linkedPost.metadata.permalink}` : wholeMatch;
      })
      .replaceAll('](/', `](${siteUrl}/`),
  ]);
}

function joinMarkdown(parts: (string | undefined)[]): string {
  const trimmedParts = parts.flatMap((part) => part?.trim() ?? []);
  return `${trimmedParts.join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
