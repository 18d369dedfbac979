import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { root, runStep } from '../lib/run.ts';
import { buildIfChanged } from '../lib/site.ts';
import { findFreePort, prepareDatabase, serveSite, untilReady } from '../lib/worker.ts';

const cache = `${root}/node_modules/.cache`;
export const stockSite = `${cache}/stock-docusaurus`;

export function median(numbers: number[]): number {
  const sortedNumbers = numbers.toSorted((first, second) => first - second);
  return sortedNumbers[Math.floor(sortedNumbers.length / 2)] ?? Number.NaN;
}

export async function serveBuilt(preferredPort: number): Promise<string> {
  await buildIfChanged();
  const state = `${cache}/bench-state`;
  await prepareDatabase(state);
  const port = await findFreePort(preferredPort);
  await untilReady(port, serveSite(port, state, ['--log-level', 'error']));
  return `http://127.0.0.1:${port}`;
}

/** Serves the stock site with the same asset layer as ours. */
export async function serveStock(preferredPort: number): Promise<string> {
  await prepareStock();
  await runStep('Building the stock site', 'npx', ['docusaurus', 'build'], {
    cwd: stockSite,
    stdio: 'ignore',
  });
  const settings = `${stockSite}/wrangler.jsonc`;
  await writeFile(
    settings,
    JSON.stringify({
      name: 'stock',
      compatibility_date: '2026-11-01',
      assets: { directory: './build', html_handling: 'auto-trailing-slash' },
    }),
  );
  const port = await findFreePort(preferredPort);
  const state = `${cache}/bench-stock-state`;
  const server = serveSite(port, state, ['--log-level', 'error'], settings);
  await untilReady(port, server, '/');
  return `http://127.0.0.1:${port}`;
}

export async function prepareStock(): Promise<void> {
  if (!existsSync(`${stockSite}/package.json`)) {
    const { dependencies } = JSON.parse(await readFile(`${root}/package.json`, 'utf8'));
    const version = dependencies['@docusaurus/core'];
    await mkdir(cache, { recursive: true });
    console.log(`Creating a stock site with create-docusaurus ${version} …`);
    const options = ['classic', '--javascript', '--skip-install'];
    await runStep(
      'Creating the stock site',
      'npx',
      ['--yes', `create-docusaurus@${version}`, stockSite, ...options],
      { stdio: 'ignore' },
    );
    // npm cannot resolve the latest @docsearch/react.
    const overrides = { '@docsearch/react': '4.7.0' };
    const manifest = JSON.parse(await readFile(`${stockSite}/package.json`, 'utf8'));
    await writeFile(
      `${stockSite}/package.json`,
      JSON.stringify({ ...manifest, overrides }, null, 2),
    );
  }
  if (!existsSync(`${stockSite}/node_modules/@docusaurus/core`)) {
    const options = ['--no-audit', '--no-fund', '--loglevel=error'];
    await runStep('Installing the stock site', 'npm', ['install', ...options], {
      cwd: stockSite,
    });
  }
}
