/** Tests set environment variables to use their own folders. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export const contentDir = path.resolve(
  process.env.CONTENT_DIR ?? path.join(projectRoot, 'src/content'),
);

export const blogDir = path.resolve(process.env.BLOG_DIR ?? path.join(projectRoot, 'blog'));

export const docsDir = path.resolve(process.env.DOCS_DIR ?? path.join(projectRoot, 'src/docs'));

export const staticDir = path.resolve(process.env.STATIC_DIR ?? path.join(projectRoot, 'static'));

/** Names a folder in messages; a copy outside the project has the original's name. */
export function describeFolder(folder: string, originalName: string): string {
  const relativePath = path.relative(projectRoot, folder);
  return relativePath.startsWith('..') ? originalName : relativePath;
}
