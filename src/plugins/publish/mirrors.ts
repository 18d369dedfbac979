/** Markdown mirrors of posts, services, works and industries, for language models and the search. */
import path from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { Content, Service } from '../../content/schemas/index.ts';

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

type MirrorContent = Pick<
  Content,
  'company' | 'navigation' | 'pages' | 'portfolio-page' | 'industry-page' | 'testimonials'
>;

/** Mirrors by route; the search expects title, description and facts as the first three parts. */
export function mirrorTexts(
  content: MirrorContent & Pick<Content, 'services' | 'works' | 'industries'>,
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
      (industry) => [`/industry/${industry.slug}`, describeIndustry(industry, content)] as const,
    ),
    ...posts.map((post) => [post.metadata.permalink, describePost(post, posts, site)] as const),
  ]);
}

function describeService(
  { title, menu, description, additionalInfo, features, details, related }: Service,
  { company, navigation }: MirrorContent,
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
  { company, 'portfolio-page': labels, testimonials }: MirrorContent,
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

function describeIndustry(
  industry: Content['industries'][number],
  { company, pages, 'industry-page': labels }: MirrorContent,
): string {
  return markdown([
    `# ${industry.title ?? industry.name}`,
    `> ${industry.text}`,
    `${pages.industry.breadcrumb.label}, ${industry.name}`,
    ...industry.problems.flatMap(({ title, text, built }) => [
      `## ${title}`,
      text,
      `${labels.built}: ${built}`,
    ]),
    ...withHeading(labels.papers, industry.papers),
    ...withHeading(labels.seasons, industry.seasons),
    ...withHeading(labels.services, linksTo(industry.services, company.site)),
    ...industry.questions.flatMap(({ question, answer }) => [`## ${question}`, answer]),
  ]);
}

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
      // Replaces a picture by its alternative text.
      .replace(/!\[([^\]]*)\]\(\S+\s+(["'])(.*?)\2\)/g, '*$1*\n\n$3')
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '*$1*')
      .replace(/\]\(\.\.\/([^/)]+)\/index\.mdx?/g, (whole, folder) => {
        const linkedPost = posts.find((post) => folderOf(post) === folder);
        return linkedPost ? `](${site}${linkedPost.metadata.permalink}` : whole;
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
