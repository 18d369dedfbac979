/** The site's addresses outside its posts, from the files that make them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export function siteAddresses(root: string): string[] {
  const pages = globSync('src/pages/**/*.tsx', { cwd: root })
    .map((file) => file.split(path.sep).slice(2))
    .filter((steps) => !steps.some((step) => step.startsWith('_')))
    .map((steps) => `/${steps.join('/').replace(/(?:^|\/)index\.tsx$|\.tsx$/, '')}`);
  const services = globSync('src/content/services/*.yml', { cwd: root }).map(
    (file) => `/service/${path.basename(file, '.yml')}`,
  );
  const documents = globSync('src/docs/*.md', { cwd: root }).flatMap(
    (file) => /^slug: (\S+)$/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? [],
  );
  const topics = /permalink: (\S+)/g;
  const tags = readFileSync(path.join(root, 'blog/tags.yml'), 'utf8');
  const authors = readFileSync(path.join(root, 'blog/authors.yml'), 'utf8');
  return [
    ...pages,
    ...services,
    ...documents,
    '/blog',
    ...['tags', 'authors', 'archive', 'rss.xml', 'atom.xml', 'feed.json'].map(
      (one) => `/blog/${one}`,
    ),
    ...[...tags.matchAll(topics)].map(([, permalink]) => `/blog/tags${permalink}`),
    ...[...authors.matchAll(/^([\w-]+):$/gm)].map(([, key]) => `/blog/authors/${key}`),
  ];
}
