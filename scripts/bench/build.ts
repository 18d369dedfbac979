/**
 * `npm run bench -- build [posts]`: builds the same 1,000 posts in our site and in a stock one, in
 * temporary copies, and compares time and growth of the main bundle.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { capture, root } from '../lib/run.ts';
import { writePosts } from './posts.ts';
import { prepareStock, stockSite } from './sites.ts';

const fewPosts = 10;
const manyPosts = Number(process.argv[3] ?? 1000);
const limits = { time: 1.3, growth: 0.6 };

interface Site {
  name: string;
  folder: string;
}

interface Figures {
  seconds: number;
  bytes: number;
  compressed: number;
}

await prepareStock();
const temporary = mkdtempSync(path.join(tmpdir(), 'blog-bench-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const ourSite = copySite('ours', root);
const stock = copySite('stock', stockSite);
console.log(`Building each with ${fewPosts} posts …`);
const small = { ours: await build(ourSite, fewPosts), stock: await build(stock, fewPosts) };
console.log(`Building ours with ${manyPosts} posts, drawing their share pictures …`);
const first = await build(ourSite, manyPosts);
console.log(`Building each with ${manyPosts} posts, the pictures kept from before …`);
const large = { stock: await build(stock, manyPosts), ours: await build(ourSite, manyPosts) };

const timeRatio = large.ours.seconds / large.stock.seconds;
const growthRatio = perPost(small.ours, large.ours) / perPost(small.stock, large.stock);
console.table({ stock: row(small.stock, large.stock), ours: row(small.ours, large.ours) });
console.log(
  `The first build, which draws ${manyPosts} share pictures: ${first.seconds.toFixed(1)} s`,
);
console.log(`Time: ${timeRatio.toFixed(2)} of stock (at most ${limits.time})`);
console.log(
  `Growth of the main bundle: ${growthRatio.toFixed(2)} of stock (at most ${limits.growth})`,
);
process.exit(timeRatio <= limits.time && growthRatio <= limits.growth ? 0 : 1);

function copySite(name: string, source: string): Site {
  const folder = path.join(temporary, name);
  const omittedPaths = [
    'node_modules',
    'build',
    '.docusaurus',
    '.git',
    '.wrangler',
    'test-results',
    'art',
  ];
  cpSync(source, folder, {
    recursive: true,
    filter: (file) => !omittedPaths.includes(path.relative(source, file)),
  });
  symlinkSync(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
  return { name, folder };
}

async function build({ name, folder }: Site, posts: number) {
  writePosts(path.join(folder, 'blog'), posts);
  const start = performance.now();
  const { code, output } = await capture('docusaurus', ['build'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      // With cold caches the order of the builds does not matter.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) {
    throw new Error(`${name} could not be built with ${posts} posts:\n${output}`);
  }
  const pages = globSync('build/blog/**/*.html', { cwd: folder });
  if (pages.length < posts) {
    throw new Error(`${name} has ${pages.length} blog pages for ${posts} posts.`);
  }
  const scripts = globSync('build/assets/js/{main,runtime~main}.*.js', { cwd: folder });
  const texts = scripts.map((file) => readFileSync(path.join(folder, file)));
  return {
    seconds,
    bytes: texts.reduce((sum, text) => sum + text.length, 0),
    compressed: texts.reduce((sum, text) => sum + gzipSync(text).length, 0),
  } satisfies Figures;
}

function perPost(small: Figures, large: Figures): number {
  return (large.bytes - small.bytes) / (manyPosts - fewPosts);
}

function row(small: Figures, large: Figures) {
  return {
    [`s, ${fewPosts} posts`]: Number(small.seconds.toFixed(1)),
    [`s, ${manyPosts} posts`]: Number(large.seconds.toFixed(1)),
    [`main, kB gzip, ${fewPosts}`]: Number((small.compressed / 1000).toFixed(1)),
    [`main, kB gzip, ${manyPosts}`]: Number((large.compressed / 1000).toFixed(1)),
    'bytes a post': Math.round(perPost(small, large)),
  };
}
