/** Posts and services as Markdown, for programs that read text and not pages. */
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { Content, Service } from '../../src/content/schemas/index.ts';
import type { BuiltPage } from './pages.ts';

const blogDir = path.resolve(import.meta.dirname, '../../blog');

/** Writes them beside the pages and says which routes have one. */
export async function writeMirrors(
  build: string,
  pages: BuiltPage[],
  { services, company }: Content,
): Promise<Set<string>> {
  const posts = readPosts();
  const texts = new Map(
    [
      ...Object.entries(services).map(
        ([key, service]) => [`/service/${key}`, describeService(service, company.site)] as const,
      ),
      ...posts.map((post) => [post.route, describePost(post, posts, company.site)] as const),
    ].filter(([route]) => pages.some((page) => page.route === route)),
  );
  for (const [route, text] of texts) {
    await mkdir(path.dirname(path.join(build, route)), { recursive: true });
    await writeFile(path.join(build, `${route}.md`), text);
  }
  return new Set(texts.keys());
}

function describeService(
  { title, description, additionalInfo, features, details, related }: Service,
  site: string,
): string {
  return markdown([
    `# ${title}`,
    `> ${description}`,
    additionalInfo,
    ...features.flatMap((feature) => [`## ${feature.title}`, feature.description]),
    ...details.flatMap(({ heading, points }) => [
      `## ${heading}`,
      points.map((point) => `- ${point}`).join('\n'),
    ]),
    '## Related services',
    related.map((key) => `- ${site}/service/${key}`).join('\n'),
  ]);
}

export interface Post {
  folder: string;
  route: string;
  title: string;
  description: string;
  date: string;
  text: string;
}

/** Published or not: a post that waits for its date has no page yet. */
function readPosts(): Post[] {
  return globSync('*/index.{md,mdx}', { cwd: blogDir }).map((file) => {
    const source = readFileSync(path.join(blogDir, file), 'utf8');
    const [, front, text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
    const { title, description, slug, date } = parse(front);
    return { folder: path.dirname(file), route: `/blog${slug}`, title, description, date, text };
  });
}

export function describePost(post: Post, posts: Post[], site: string): string {
  const { title, description, date, route, text } = post;
  return markdown([
    `# ${title}`,
    `> ${description}`,
    `${date}, ${site}${route}`,
    text
      .replace(/^\{\/\*[\s\S]*?\*\/\}$/gm, '')
      // A picture belongs to the page; what it shows is said in words.
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '*$1*')
      .replace(/\]\(\.\.\/([^/)]+)\/index\.mdx?/g, (whole, folder) => {
        const other = posts.find((one) => one.folder === folder);
        return other ? `](${site}${other.route}` : whole;
      })
      .replaceAll('](/', `](${site}/`),
  ]);
}

function markdown(parts: (string | undefined)[]): string {
  return `${parts
    .flatMap((part) => part?.trim() ?? [])
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')}\n`;
}
