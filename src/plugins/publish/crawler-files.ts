/** Builds the texts of robots.txt, llms.txt (llmstxt.org) and security.txt (RFC 9116). */
import type { Content } from '../../content/schemas/index.ts';
import type { BuiltPage } from './built-pages.ts';

type Company = Content['company'];

const yearMs = 365 * 24 * 60 * 60 * 1000;

export function buildRobotsTxt({ site }: Company, prefixes: string[]): string {
  const sitemaps = prefixes.map((prefix) => `Sitemap: ${site}${prefix}/sitemap.xml\n`);
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\n${sitemaps.join('')}`;
}

export function buildSecurityTxt({ email, site, languages }: Company, buildDate: Date): string {
  return [
    `Contact: mailto:${email}`,
    // RFC 9116 recommends that security.txt expires within a year; every build renews this date.
    `Expires: ${new Date(buildDate.getTime() + yearMs).toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
    '',
  ].join('\n');
}

/** Links the Markdown mirror instead of a page that has a mirror. */
export function buildLlmsTxt(
  builtPages: BuiltPage[],
  mirrorByRoute: Map<string, string>,
  { company, pages }: Pick<Content, 'company' | 'pages'>,
): string {
  const listedPages = builtPages.filter((page) => page.listed);
  const { site, fullName, tagline, phones, email, address } = company;

  function buildSection(heading: string, sectionPages: BuiltPage[] = []): string[] {
    const links = sectionPages.map(({ route, title, description }) => {
      const mirrorPath = mirrorByRoute.has(route) ? `${route}.md` : route;
      return `- [${title}](${site}${mirrorPath}): ${description}`;
    });
    return links.length > 0 ? [`## ${heading}\n\n${links.join('\n')}`] : [];
  }
  const pagesByKind = Object.groupBy(listedPages, ({ isPost, route }) => {
    return isPost ? 'post' : (/^\/(blog|service|portfolio|industry)\//.exec(route)?.[1] ?? 'page');
  });
  const { page, post, blog, service, portfolio, industry } = pagesByKind;
  return `${[
    `# ${fullName}`,
    `> ${tagline}. ${address.street}, ${address.city}, ${address.region}, ${address.country}.`,
    `${phones[0]}, ${email}`,
    ...buildSection(company.name, page),
    ...buildSection(pages.unknownService.breadcrumb.label, service),
    ...buildSection(pages.portfolio.breadcrumb.label, portfolio),
    ...buildSection(pages.industry.breadcrumb.label, industry),
    ...buildSection(pages.blog.breadcrumb.label, post),
    ...buildSection('Optional', blog),
  ].join('\n\n')}\n`;
}
