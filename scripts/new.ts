/** `npm run new -- post "Title"`: a folder with everything a post needs but its text. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { newPost } from '../src/plugins/blog/new-post.ts';
import { root } from './steps/run.ts';

const [kind, ...words] = process.argv.slice(2);
const title = words.join(' ').trim();
if (kind !== 'post' || title === '') {
  console.error('Say what to make and its title: npm run new -- post "What a website costs"');
  process.exit(1);
}
const { folder, text } = newPost(title, new Date());
const place = `${root}/blog/${folder}`;
if (existsSync(place)) {
  console.error(`blog/${folder} is there already. Choose another title, or go on writing in it.`);
  process.exit(1);
}
await mkdir(place, { recursive: true });
await writeFile(`${place}/index.md`, text);
console.log(`
  blog/${folder}/index.md is ready.

  1. Write the description, the author and the tags at its top (blog/README.md explains each line).
  2. Put a picture of at least 1200 × 630 beside it as cover.webp, and add the two lines
     image: ./cover.webp
     imageAlt: what the picture shows
     or leave both out: one is drawn.
  3. npm run dev    shows it while you write, as a draft.
  4. npm run check  names what is still missing.
  5. Take "draft: true" out, commit, push. A date in the future waits for its day.
`);
