/** Tests set environment variables to use their own folders. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export const contentDir = path.resolve(
  process.env.CONTENT_DIR ?? path.join(projectRoot, 'src/content'),
);

export const blogDir = path.resolve(process.env.BLOG_DIR ?? path.join(projectRoot, 'blog'));

export const docsDir = path.resolve(process.env.DOCS_DIR ?? path.join(projectRoot, 'src/docs'));

/** The start of the paths of a language; that of the first language is empty. */
export function buildPrefix(language: string | undefined): string {
  return language ? `/${language}` : '';
}

/** The Markdown pages of a language are in a folder of their own, but those of the first language. */
export function findDocsDir(language: string | undefined): string {
  return path.join(docsDir, language ?? '');
}

export const staticDir = path.resolve(process.env.STATIC_DIR ?? path.join(projectRoot, 'static'));

/** Names a folder in messages; a copy outside the project has the original's name. */
export function describeFolder(folder: string, originalName: string): string {
  const relativePath = path.relative(projectRoot, folder);
  return relativePath.startsWith('..') ? originalName : relativePath;
}
