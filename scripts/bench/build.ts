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
import { prepareStockSite, stockSiteFolder } from './sites.ts';

const fewPostCount = 10;
const manyPostCount = Number(process.argv[3] ?? 1000);
const ratioLimits = { time: 1.3, growth: 0.6 };

interface Site {
  name: string;
  folder: string;
}

interface Figures {
  seconds: number;
  bytes: number;
  compressed: number;
}

await prepareStockSite();
const temporaryFolder = mkdtempSync(path.join(tmpdir(), 'blog-bench-'));
process.on('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));

const ourCopy = copySite('ours', root);
const stockCopy = copySite('stock', stockSiteFolder);
console.log(`Building each with ${fewPostCount} posts …`);
const fewPostFigures = {
  ours: await buildAndMeasure(ourCopy, fewPostCount),
  stock: await buildAndMeasure(stockCopy, fewPostCount),
};
console.log(`Building ours with ${manyPostCount} posts, drawing their share pictures …`);
const firstBuildFigures = await buildAndMeasure(ourCopy, manyPostCount);
console.log(`Building each with ${manyPostCount} posts, the pictures kept from before …`);
const manyPostFigures = {
  stock: await buildAndMeasure(stockCopy, manyPostCount),
  ours: await buildAndMeasure(ourCopy, manyPostCount),
};

const timeRatio = manyPostFigures.ours.seconds / manyPostFigures.stock.seconds;
const growthRatio = measureBytesPerPost('ours') / measureBytesPerPost('stock');
console.table({ stock: createRow('stock'), ours: createRow('ours') });
console.log(
  `The first build, which draws ${manyPostCount} share pictures: ${firstBuildFigures.seconds.toFixed(1)} s`,
);
console.log(`Time: ${timeRatio.toFixed(2)} of stock (at most ${ratioLimits.time})`);
console.log(
  `Growth of the main bundle: ${growthRatio.toFixed(2)} of stock (at most ${ratioLimits.growth})`,
);
process.exit(timeRatio <= ratioLimits.time && growthRatio <= ratioLimits.growth ? 0 : 1);

function copySite(siteName: string, sourceFolder: string): Site {
  const copyFolder = path.join(temporaryFolder, siteName);
  const omittedPaths = [
    'node_modules',
    'build',
    '.docusaurus',
    '.git',
    '.wrangler',
    'test-results',
    'art',
  ];
  cpSync(sourceFolder, copyFolder, {
    recursive: true,
    filter: (filePath) => !omittedPaths.includes(path.relative(sourceFolder, filePath)),
  });
  symlinkSync(path.join(sourceFolder, 'node_modules'), path.join(copyFolder, 'node_modules'));
  return { name: siteName, folder: copyFolder };
}

async function buildAndMeasure({ name: siteName, folder: siteFolder }: Site, postCount: number) {
  writePosts(path.join(siteFolder, 'blog'), postCount);
  const startTime = performance.now();
  const { code: exitCode, output: buildOutput } = await capture('docusaurus', ['build'], {
    cwd: siteFolder,
    env: {
      ...process.env,
      PATH: `${path.join(siteFolder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      // With cold caches the order of the builds does not matter.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  const buildSeconds = (performance.now() - startTime) / 1000;
  if (exitCode !== 0) {
    throw new Error(`${siteName} could not be built with ${postCount} posts:\n${buildOutput}`);
  }
  const pageFiles = globSync('build/blog/**/*.html', { cwd: siteFolder });
  if (pageFiles.length < postCount) {
    throw new Error(`${siteName} has ${pageFiles.length} blog pages for ${postCount} posts.`);
  }
  const scriptFiles = globSync('build/assets/js/{main,runtime~main}.*.js', { cwd: siteFolder });
  const scriptBuffers = scriptFiles.map((file) => readFileSync(path.join(siteFolder, file)));
  return {
    seconds: buildSeconds,
    bytes: scriptBuffers.reduce((byteSum, buffer) => byteSum + buffer.length, 0),
    compressed: scriptBuffers.reduce((byteSum, buffer) => byteSum + gzipSync(buffer).length, 0),
  } satisfies Figures;
}

function measureBytesPerPost(siteName: keyof typeof fewPostFigures): number {
  const addedBytes = manyPostFigures[siteName].bytes - fewPostFigures[siteName].bytes;
  return addedBytes / (manyPostCount - fewPostCount);
}

function createRow(siteName: keyof typeof fewPostFigures) {
  const smallFigures = fewPostFigures[siteName];
  const largeFigures = manyPostFigures[siteName];
  return {
    [`s, ${fewPostCount} posts`]: Number(smallFigures.seconds.toFixed(1)),
    [`s, ${manyPostCount} posts`]: Number(largeFigures.seconds.toFixed(1)),
    [`main, kB gzip, ${fewPostCount}`]: Number((smallFigures.compressed / 1000).toFixed(1)),
    [`main, kB gzip, ${manyPostCount}`]: Number((largeFigures.compressed / 1000).toFixed(1)),
    'bytes a post': Math.round(measureBytesPerPost(siteName)),
  };
}
