/** Builds Markdown mirrors of posts, services, works and industries for language models. */
import path from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { Content, Service } from '../../content/schemas/index.ts';

export function buildMirrorByRoute(content: Content, posts: BlogPost[]): Map<string, string> {
  const mirrors = new Map<string, string>();
  for (const [key, service] of Object.entries(content.services)) {
    mirrors.set(`/service/${key}`, buildServiceMarkdown(service, content));
  }
  for (const work of content.works) {
    mirrors.set(`/portfolio/${work.slug}`, buildWorkMarkdown(work, content));
  }
  for (const industry of content.industries) {
    mirrors.set(`/industry/${industry.slug}`, buildIndustryMarkdown(industry, content));
  }
  for (const post of posts) {
    mirrors.set(post.metadata.permalink, buildPostMarkdown(post, posts, content.company.site));
  }
  return mirrors;
}

function buildServiceMarkdown(service: Service, content: Content): string {
  const { company, navigation, 'service-page': labels } = content;
  const serviceGroup = navigation.serviceGroups.find(({ key }) => key === service.menu.group);
  return joinMarkdown([
    `# ${service.title}`,
    `> ${service.description}`,
    `${serviceGroup?.label}, ${service.menu.label}`,
    service.additionalInfo,
    ...service.features.flatMap(({ title, description }) => [`## ${title}`, description]),
    ...service.details.flatMap(({ heading, points }) => [`## ${heading}`, buildBulletList(points)]),
    ...buildSection(labels.related, buildServiceLinks(service.related, company.site)),
  ]);
}

function buildWorkMarkdown(
  work: Content['works'][number],
  { company, 'portfolio-page': labels, testimonials }: Content,
): string {
  const testimonial = testimonials.find(({ name }) => name === work.testimonial);
  return joinMarkdown([
    `# ${work.title}`,
    `> ${work.text}`,
    `${work.client}, ${labels.kinds[work.kind]?.[0]}, ${work.year}`,
    `## ${labels.needed}`,
    work.needed,
    `## ${labels.built}`,
    buildBulletList(work.built),
    `## ${labels.usedFor}`,
    work.usedFor,
    ...buildSection(labels.details, buildBulletList(work.details.map(({ caption }) => caption))),
    testimonial && `> ${testimonial.content}\n>\n> ${testimonial.name}, ${testimonial.position}`,
    ...buildSection(labels.services, buildServiceLinks(work.services, company.site)),
    work.sample ? labels.sampleNotice : undefined,
  ]);
}

function buildIndustryMarkdown(
  industry: Content['industries'][number],
  { company, pages, 'industry-page': labels }: Content,
): string {
  return joinMarkdown([
    `# ${industry.title ?? industry.name}`,
    `> ${industry.text}`,
    `${pages.industry.breadcrumb.label}, ${industry.name}`,
    ...industry.problems.flatMap((problem) => [
      `## ${problem.title}`,
      problem.text,
      `${labels.built}: ${problem.built}`,
    ]),
    ...buildSection(labels.papers, industry.papers),
    ...buildSection(labels.seasons, industry.seasons),
    ...buildSection(labels.services, buildServiceLinks(industry.services, company.site)),
    ...industry.questions.flatMap(({ question, answer }) => [`## ${question}`, answer]),
  ]);
}

function buildSection(heading: string, sectionText: string | undefined): string[] {
  return sectionText ? [`## ${heading}`, sectionText] : [];
}

function buildServiceLinks(keys: string[], siteUrl: string): string {
  return buildBulletList(keys.map((key) => `${siteUrl}/service/${key}`));
}

function buildBulletList(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
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
