/** Writes posts, services, works and industries as Markdown, for programs that read text and for the search. */
import path from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { Content, Service } from '../../content/schemas/index.ts';

/** The fields of a post that its mirror uses. */
export interface Post {
  content: string;
  metadata: Pick<
    BlogPost['metadata'],
    'title' | 'description' | 'permalink' | 'source' | 'date'
  > & {
    authors: { name?: string }[];
    tags: { label: string }[];
  };
}

type Known = Pick<
  Content,
  'company' | 'navigation' | 'pages' | 'portfolio-page' | 'industry-page' | 'testimonials'
>;

/** Returns each text by route. Each begins with its title, its description and a line of facts. */
export function mirrorTexts(
  content: Known & Pick<Content, 'services' | 'works' | 'industries'>,
  posts: Post[],
): Map<string, string> {
  const { services, works, industries, company } = content;
  const { site } = company;
  return new Map([
    ...Object.entries(services).map(
      ([key, service]) => [`/service/${key}`, describeService(service, content)] as const,
    ),
    ...works.map((work) => [`/portfolio/${work.slug}`, describeWork(work, content)] as const),
    ...industries.map(
      (trade) => [`/industry/${trade.slug}`, describeTrade(trade, content)] as const,
    ),
    ...posts.map((post) => [post.metadata.permalink, describePost(post, posts, site)] as const),
  ]);
}

function describeService(
  { title, menu, description, additionalInfo, features, details, related }: Service,
  { company, navigation }: Known,
): string {
  const group = navigation.serviceGroups.find(({ key }) => key === menu.group);
  return markdown([
    `# ${title}`,
    `> ${description}`,
    `${group?.label}, ${menu.label}`,
    additionalInfo,
    ...features.flatMap((feature) => [`## ${feature.title}`, feature.description]),
    ...details.flatMap(({ heading, points }) => [`## ${heading}`, listOf(points)]),
    ...withHeading('Related services', linksTo(related, company.site)),
  ]);
}

function describeWork(
  work: Content['works'][number],
  { company, 'portfolio-page': labels, testimonials }: Known,
): string {
  const testimonial = testimonials.find(({ name }) => name === work.testimonial);
  return markdown([
    `# ${work.title}`,
    `> ${work.text}`,
    `${work.client}, ${labels.kinds[work.kind]?.[0]}, ${work.year}`,
    `## ${labels.needed}`,
    work.needed,
    `## ${labels.built}`,
    listOf(work.built),
    `## ${labels.usedFor}`,
    work.usedFor,
    ...withHeading(labels.details, listOf(work.details.map(({ caption }) => caption))),
    testimonial && `> ${testimonial.content}\n>\n> ${testimonial.name}, ${testimonial.position}`,
    ...withHeading(labels.services, linksTo(work.services, company.site)),
    work.sample ? labels.sampleNotice : undefined,
  ]);
}

function describeTrade(
  trade: Content['industries'][number],
  { company, pages, 'industry-page': labels }: Known,
): string {
  return markdown([
    `# ${trade.title ?? trade.name}`,
    `> ${trade.text}`,
    `${pages.industry.breadcrumb.label}, ${trade.name}`,
    ...trade.problems.flatMap(({ title, text, built }) => [
      `## ${title}`,
      text,
      `${labels.built}: ${built}`,
    ]),
    ...withHeading(labels.papers, trade.papers),
    ...withHeading(labels.seasons, trade.seasons),
    ...withHeading(labels.services, linksTo(trade.services, company.site)),
    ...trade.questions.flatMap(({ question, answer }) => [`## ${question}`, answer]),
  ]);
}

/** A heading with its text; nothing without a text. */
function withHeading(heading: string, text: string | undefined): string[] {
  return text ? [`## ${heading}`, text] : [];
}

function linksTo(services: string[], site: string): string {
  return listOf(services.map((key) => `${site}/service/${key}`));
}

function listOf(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

export function describePost({ metadata, content }: Post, posts: Post[], site: string): string {
  const { title, description, date, permalink, authors, tags } = metadata;
  const names = [...authors.map(({ name }) => name), ...tags.map(({ label }) => label)];
  return markdown([
    `# ${title}`,
    `> ${description}`,
    [date.toISOString().slice(0, 10), ...names, `${site}${permalink}`].join(', '),
    content
      .replace(/^\{\/\*[\s\S]*?\*\/\}$/gm, '')
      // The mirror has a picture's alternative text in its place.
      .replace(/!\[([^\]]*)\]\(\S+\s+(["'])(.*?)\2\)/g, '*$1*\n\n$3')
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '*$1*')
      .replace(/\]\(\.\.\/([^/)]+)\/index\.mdx?/g, (whole, folder) => {
        const other = posts.find((one) => folderOf(one) === folder);
        return other ? `](${site}${other.metadata.permalink}` : whole;
      })
      .replaceAll('](/', `](${site}/`),
  ]);
}

function folderOf({ metadata }: Post): string {
  return path.basename(path.dirname(metadata.source));
}

function markdown(parts: (string | undefined)[]): string {
  return `${parts
    .flatMap((part) => part?.trim() ?? [])
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')}\n`;
}
