/** The folders of content and posts. Tests set their own. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../../..', import.meta.url));

export const contentDir = path.resolve(process.env.CONTENT_DIR ?? path.join(site, 'src/content'));

/** One folder a post. */
export const blogDir = path.resolve(process.env.BLOG_DIR ?? path.join(site, 'blog'));
