/** `npm run build`: builds the site into build/. */
import './lib/command-line.ts';
import { globSync } from 'node:fs';
import { listFrontMatter } from '../src/blog/plugin/read.ts';
import { describeWaitingPosts } from '../src/blog/plugin/waiting.ts';
import { blogDir } from '../src/plugins/content/folder-paths.ts';
import { root, StepError } from './lib/run.ts';
import { buildSite } from './lib/site.ts';

const startTimeMs = performance.now();
await buildSite().catch((error: Error) => {
  if (!(error instanceof StepError)) {
    console.error(error.message);
  }
  process.exit(1);
});
const pageCount = globSync('build/**/*.html', { cwd: root }).length;
const buildSeconds = Math.round((performance.now() - startTimeMs) / 1000);
console.log(describeWaitingPosts(listFrontMatter(blogDir)));
console.log(`Built ${pageCount} pages into build/ in ${buildSeconds} s.`);
