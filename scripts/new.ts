/** `npm run new -- post "Title"`: creates a post. */
import './lib/command-line.ts';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { buildNewPost } from '../src/blog/plugin/new-post.ts';
import { blogDir } from '../src/plugins/content/folder-paths.ts';

const [contentKind, ...titleWords] = process.argv.slice(2);
const postTitle = titleWords.join(' ').trim();

if (contentKind !== 'post' || postTitle === '') {
  throw new Error(
    'Usage: npm run new -- post "Title" (all else is added in the editor or in its YAML file).',
  );
}
const { folderName, markdown } = buildNewPost(postTitle, new Date());
const postFolderPath = `${blogDir}/${folderName}`;
if (existsSync(postFolderPath)) {
  throw new Error(
    `blog/${folderName} is there already. Choose another title, or go on writing in it.`,
  );
}
mkdirSync(postFolderPath, { recursive: true });
writeFileSync(`${postFolderPath}/index.md`, markdown);
console.log(`
  blog/${folderName}/index.md is ready.

  1. Write the description, the author and the tags at its top (blog/README.md explains each line).
  2. Put a picture of at least 1200 × 630 beside it as cover.webp, and add the lines "image: ./cover.webp" and "imageAlt: what the picture shows"; or leave both out: one is drawn.
  3. npm run dev shows it while you write, as a draft; npm run check names what is still missing.
  4. Take "draft: true" out, commit, push. A date in the future waits for its day.
`);
