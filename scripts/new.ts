/** `npm run new -- post "Title"`, and the same for service, member, work, job, testimonial, question. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { newPost } from '../src/blog/plugin/new-post.ts';
import { blogDir, contentDir } from '../src/plugins/content/folders.ts';
import { begin } from './new/begin.ts';

const [kind = '', ...words] = process.argv.slice(2);
const title = words.join(' ').trim();

try {
  if (kind === 'post' && title !== '') {
    await beginPost();
  } else {
    const { file, next } = begin(kind, title, new Date(), contentDir);
    printNextSteps(`src/content/${file}`, [
      'Write your own words in it; npm run dev shows them at once.',
      ...next,
      'Take "sample: true" out. npm run check names what is wrong.',
    ]);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function beginPost(): Promise<void> {
  const { folder, text } = newPost(title, new Date());
  const place = `${blogDir}/${folder}`;
  if (existsSync(place)) {
    throw new Error(
      `blog/${folder} is there already. Choose another title, or go on writing in it.`,
    );
  }
  await mkdir(place, { recursive: true });
  await writeFile(`${place}/index.md`, text);
  printNextSteps(`blog/${folder}/index.md`, [
    'Write the description, the author and the tags at its top (blog/README.md explains each line).',
    'Put a picture of at least 1200 × 630 beside it as cover.webp, and add the lines "image: ./cover.webp" and "imageAlt: what the picture shows"; or leave both out: one is drawn.',
    'npm run dev shows it while you write, as a draft; npm run check names what is still missing.',
    'Take "draft: true" out, commit, push. A date in the future waits for its day.',
  ]);
}

function printNextSteps(file: string, steps: string[]): void {
  console.log(`\n  ${file} is ready.\n`);
  for (const [index, step] of steps.entries()) {
    console.log(`  ${index + 1}. ${step}`);
  }
  console.log('');
}
