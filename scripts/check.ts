/** `npm run check`: checks style, types and content, as CI does. `npm run fix` repairs style. */
import './lib/command-line.ts';
import { listFrontMatter } from '../src/blog/plugin/read.ts';
import { describeWaitingPosts } from '../src/blog/plugin/waiting.ts';
import { blogDir } from '../src/plugins/content/folder-paths.ts';
import { runChecks } from './lib/checks.ts';

const { passed, failures } = await runChecks();
console.log(describeWaitingPosts(listFrontMatter(blogDir)));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
