/** robots.txt, and llms.txt (llmstxt.org): where a program begins to read this site. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../src/content/schemas/index.ts';
import type { BuiltPage } from './pages.ts';

export async function writeGuides(
  build: string,
  pages: BuiltPage[],
  mirrors: Set<string>,
  content: Content,
): Promise<void> {
  const { site } = content.company;
  await writeFile(
    path.join(build, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`,
  );
  await writeFile(path.join(build, 'llms.txt'), llmsText(pages, mirrors, content));
}

function llmsText(built: BuiltPage[], mirrors: Set<string>, { company, pages }: Content): string {
  const listed = built.filter((page) => page.listed);
  const { site, fullName, tagline, phones, email, address } = company;

  function section(heading: string, chosen: BuiltPage[]): string {
    const links = chosen.map(({ route, title, description }) => {
      const to = mirrors.has(route) ? `${route}.md` : route;
      return `- [${title}](${site}${to}): ${description}`;
    });
    return `## ${heading}\n\n${links.join('\n')}`;
  }
  function below(folder: string): BuiltPage[] {
    return listed.filter(({ route }) => route.startsWith(folder));
  }
  const posts = below('/blog/').filter(({ route }) => mirrors.has(route));
  const others = listed.filter(({ route }) => !/^\/(?:blog|service)\//.test(route));
  return `${[
    `# ${fullName}`,
    `> ${tagline}. ${address.street}, ${address.city}, ${address.region}, ${address.country}.`,
    `${phones[0]}, ${email}`,
    section(company.name, others),
    section(pages.unknownService.breadcrumb.label, below('/service/')),
    section(pages.blog.breadcrumb.label, posts),
    section(
      'Optional',
      below('/blog/').filter((page) => !posts.includes(page)),
    ),
  ].join('\n\n')}\n`;
}
