/** Writes robots.txt, llms.txt (llmstxt.org) and security.txt (RFC 9116). */
import type { Content } from '../../content/schemas/index.ts';
import type { BuiltPage } from './pages.ts';

type Company = Content['company'];

const yearMs = 365 * 24 * 60 * 60 * 1000;

export function robotsText({ site }: Company): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`;
}

export function securityText({ email, site, languages }: Company, built: Date): string {
  return [
    `Contact: mailto:${email}`,
    // RFC 9116 recommends that security.txt expires within a year; every build renews the date.
    `Expires: ${new Date(built.getTime() + yearMs).toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
    '',
  ].join('\n');
}

/** A page with a Markdown mirror is linked as its mirror. */
export function llmsText(
  built: BuiltPage[],
  mirrors: Map<string, string>,
  { company, pages }: Pick<Content, 'company' | 'pages'>,
): string {
  const listedPages = built.filter((page) => page.listed);
  const { site, fullName, tagline, phones, email, address } = company;

  function section(heading: string, sectionPages: BuiltPage[]): string[] {
    const links = sectionPages.map(({ route, title, description }) => {
      const to = mirrors.has(route) ? `${route}.md` : route;
      return `- [${title}](${site}${to}): ${description}`;
    });
    return links.length > 0 ? [`## ${heading}\n\n${links.join('\n')}`] : [];
  }
  function pagesBelow(folder: string): BuiltPage[] {
    return listedPages.filter(({ route }) => route.startsWith(folder));
  }
  const posts = pagesBelow('/blog/').filter(({ route }) => mirrors.has(route));
  const others = listedPages.filter(
    ({ route }) => !/^\/(?:blog|service|portfolio|industry)\//.test(route),
  );
  return `${[
    `# ${fullName}`,
    `> ${tagline}. ${address.street}, ${address.city}, ${address.region}, ${address.country}.`,
    `${phones[0]}, ${email}`,
    ...section(company.name, others),
    ...section(pages.unknownService.breadcrumb.label, pagesBelow('/service/')),
    ...section(pages.portfolio.breadcrumb.label, pagesBelow('/portfolio/')),
    ...section(pages.industry.breadcrumb.label, pagesBelow('/industry/')),
    ...section(pages.blog.breadcrumb.label, posts),
    ...section(
      'Optional',
      pagesBelow('/blog/').filter((page) => !posts.includes(page)),
    ),
  ].join('\n\n')}\n`;
}
