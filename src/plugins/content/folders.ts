/** Tests set environment variables to use their own folders. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const contentDir = path.resolve(process.env.CONTENT_DIR ?? path.join(root, 'src/content'));

export const blogDir = path.resolve(process.env.BLOG_DIR ?? path.join(root, 'blog'));

export const docsDir = path.resolve(process.env.DOCS_DIR ?? path.join(root, 'src/docs'));

export const staticDir = path.resolve(process.env.STATIC_DIR ?? path.join(root, 'static'));
