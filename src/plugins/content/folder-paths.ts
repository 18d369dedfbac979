/** Tests set environment variables to use their own folders. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

const { CONTENT_DIR, BLOG_DIR, DOCS_DIR, STATIC_DIR } = process.env;

export const contentDir = path.resolve(projectRoot, CONTENT_DIR ?? 'src/content');
export const blogDir = path.resolve(projectRoot, BLOG_DIR ?? 'blog');
export const docsDir = path.resolve(projectRoot, DOCS_DIR ?? 'src/docs');
export const staticDir = path.resolve(projectRoot, STATIC_DIR ?? 'static');

/** The start of the paths of a language; that of the first language is empty. */
export function buildPrefix(language: string | undefined): string {
  return language ? `/${language}` : '';
}

/** The Markdown pages of a language are in a folder of their own, but those of the first language. */
export function findDocsDir(language: string | undefined): string {
  return path.join(docsDir, language ?? '');
}

/** Names a folder in messages; a copy outside the project has the original's name. */
export function describeFolder(folder: string, originalName: string): string {
  const relativePath = path.relative(projectRoot, folder);
  return relativePath.startsWith('..') ? originalName : relativePath;
}
