/** The folders of what the agency says. Tests set their own. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../../..', import.meta.url));

export const contentDir = path.resolve(process.env.CONTENT_DIR ?? path.join(site, 'src/content'));

/** One folder a post. */
export const blogDir = path.resolve(process.env.BLOG_DIR ?? path.join(site, 'blog'));

/** The Markdown pages. */
export const docsDir = path.resolve(process.env.DOCS_DIR ?? path.join(site, 'src/docs'));

/** Drawings. */
export const staticDir = path.resolve(process.env.STATIC_DIR ?? path.join(site, 'static'));
