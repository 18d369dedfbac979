/**
 * `npm run bench -- build [posts]`: builds the same 1,000 posts in our site and in a stock one, in
 * temporary copies, and compares time and growth of the main bundle.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { captureOutput, root } from '../lib/run.ts';
import { prepareStockSite, stockSiteFolder } from './sites.ts';
import { writePosts } from './write-posts.ts';

const fewPostCount = 10;
const manyPostCount = Number(process.argv[3] ?? 1000);
const maxRatiosToStock = { time: 1.3, growth: 0.6 };

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

const ourSiteCopy = copySite('ours', root);
const stockSiteCopy = copySite('stock', stockSiteFolder);
console.log(`Building each with ${fewPostCount} posts …`);
const fewPostFigures = {
  ours: await buildAndMeasure(ourSiteCopy, fewPostCount),
  stock: await buildAndMeasure(stockSiteCopy, fewPostCount),
};
console.log(`Building ours with ${manyPostCount} posts, drawing their share pictures …`);
const firstBuildFigures = await buildAndMeasure(ourSiteCopy, manyPostCount);
console.log(`Building each with ${manyPostCount} posts, the pictures kept from before …`);
const manyPostFigures = {
  stock: await buildAndMeasure(stockSiteCopy, manyPostCount),
  ours: await buildAndMeasure(ourSiteCopy, manyPostCount),
};

const buildTimeRatio = manyPostFigures.ours.seconds / manyPostFigures.stock.seconds;
const bundleGrowthRatioToStock = calculateBytesPerPost('ours') / calculateBytesPerPost('stock');
console.table({ stock: createResultRow('stock'), ours: createResultRow('ours') });
console.log(
  `The first build, which draws ${manyPostCount} share pictures: ${firstBuildFigures.seconds.toFixed(1)} s`,
);
console.log(`Time: ${buildTimeRatio.toFixed(2)} of stock (at most ${maxRatiosToStock.time})`);
console.log(
  `Growth of the main bundle: ${bundleGrowthRatioToStock.toFixed(2)} of stock (at most ${maxRatiosToStock.growth})`,
);
process.exit(
  buildTimeRatio <= maxRatiosToStock.time && bundleGrowthRatioToStock <= maxRatiosToStock.growth
    ? 0
    : 1,
);

function copySite(siteName: string, sourceFolder: string): Site {
  const siteCopyFolder = path.join(temporaryFolder, siteName);
  const omittedFolderNames = [
    'node_modules',
    'build',
    '.docusaurus',
    '.git',
    '.wrangler',
    'test-results',
    'art',
  ];
  cpSync(sourceFolder, siteCopyFolder, {
    recursive: true,
    filter: (sourceFilePath) =>
      !omittedFolderNames.includes(path.relative(sourceFolder, sourceFilePath)),
  });
  symlinkSync(path.join(sourceFolder, 'node_modules'), path.join(siteCopyFolder, 'node_modules'));
  return { name: siteName, folder: siteCopyFolder };
}

async function buildAndMeasure({ name: siteName, folder }: Site, postCount: number) {
  writePosts(path.join(folder, 'blog'), postCount);
  const startTimeMs = performance.now();
  const { code, output } = await captureOutput('docusaurus', ['build'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      // With cold caches the order of the builds does not matter.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  const buildSeconds = (performance.now() - startTimeMs) / 1000;
  if (code !== 0) {
    throw new Error(`${siteName} could not be built with ${postCount} posts:\n${output}`);
  }
  const blogPagePaths = globSync('build/blog/**/*.html', { cwd: folder });
  if (blogPagePaths.length < postCount) {
    throw new Error(`${siteName} has ${blogPagePaths.length} blog pages for ${postCount} posts.`);
  }
  const scriptPaths = globSync('build/assets/js/{main,runtime~main}.*.js', { cwd: folder });
  const scriptBuffers = scriptPaths.map((scriptPath) =>
    readFileSync(path.join(folder, scriptPath)),
  );
  return {
    seconds: buildSeconds,
    bytes: scriptBuffers.reduce((totalBytes, scriptBuffer) => totalBytes + scriptBuffer.length, 0),
    compressed: scriptBuffers.reduce(
      (totalGzipBytes, scriptBuffer) => totalGzipBytes + gzipSync(scriptBuffer).length,
      0,
    ),
  } satisfies Figures;
}

function calculateBytesPerPost(siteName: keyof typeof fewPostFigures): number {
  const addedPostsBytes = manyPostFigures[siteName].bytes - fewPostFigures[siteName].bytes;
  return addedPostsBytes / (manyPostCount - fewPostCount);
}

function createResultRow(siteName: keyof typeof fewPostFigures) {
  const siteFewPostFigures = fewPostFigures[siteName];
  const siteManyPostFigures = manyPostFigures[siteName];
  return {
    [`s, ${fewPostCount} posts`]: Number(siteFewPostFigures.seconds.toFixed(1)),
    [`s, ${manyPostCount} posts`]: Number(siteManyPostFigures.seconds.toFixed(1)),
    [`main, kB gzip, ${fewPostCount}`]: Number((siteFewPostFigures.compressed / 1000).toFixed(1)),
    [`main, kB gzip, ${manyPostCount}`]: Number((siteManyPostFigures.compressed / 1000).toFixed(1)),
    'bytes a post': Math.round(calculateBytesPerPost(siteName)),
  };
}
