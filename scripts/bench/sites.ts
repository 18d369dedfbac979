import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { root, runStep } from '../lib/run.ts';
import { buildIfChanged } from '../lib/site.ts';
import { findFreePort, prepareDatabase, serveSite, waitUntilReady } from '../lib/worker.ts';

const cacheFolder = `${root}/node_modules/.cache`;
export const stockSiteFolder = `${cacheFolder}/stock-docusaurus`;

export function calculateMedian(numbers: number[]): number {
  const sortedNumbers = numbers.toSorted((numberA, numberB) => numberA - numberB);
  return sortedNumbers[Math.floor(sortedNumbers.length / 2)] ?? Number.NaN;
}

export async function serveOwnSite(preferredPort: number): Promise<string> {
  await buildIfChanged();
  const wranglerStatePath = `${cacheFolder}/bench-state`;
  await prepareDatabase(wranglerStatePath);
  const port = await findFreePort(preferredPort);
  await waitUntilReady(port, serveSite(port, wranglerStatePath, ['--log-level', 'error']));
  return `http://127.0.0.1:${port}`;
}

/** Serves the stock site with wrangler, like our site. */
export async function serveStockSite(preferredPort: number): Promise<string> {
  await prepareStockSite();
  await runStep('Building the stock site', 'npx', ['docusaurus', 'build'], {
    cwd: stockSiteFolder,
    stdio: 'ignore',
  });
  const wranglerConfigPath = `${stockSiteFolder}/wrangler.jsonc`;
  await writeFile(
    wranglerConfigPath,
    JSON.stringify({
      name: 'stock',
      compatibility_date: '2026-11-01',
      assets: { directory: './build', html_handling: 'auto-trailing-slash' },
    }),
  );
  const port = await findFreePort(preferredPort);
  const wranglerStatePath = `${cacheFolder}/bench-stock-state`;
  const serverProcess = serveSite(
    port,
    wranglerStatePath,
    ['--log-level', 'error'],
    wranglerConfigPath,
  );
  await waitUntilReady(port, serverProcess, '/');
  return `http://127.0.0.1:${port}`;
}

export async function prepareStockSite(): Promise<void> {
  if (!existsSync(`${stockSiteFolder}/package.json`)) {
    const { dependencies } = JSON.parse(await readFile(`${root}/package.json`, 'utf8'));
    const docusaurusVersion = dependencies['@docusaurus/core'];
    await mkdir(cacheFolder, { recursive: true });
    console.log(`Creating a stock site with create-docusaurus ${docusaurusVersion} …`);
    const creationOptions = ['classic', '--javascript', '--skip-install'];
    await runStep(
      'Creating the stock site',
      'npx',
      ['--yes', `create-docusaurus@${docusaurusVersion}`, stockSiteFolder, ...creationOptions],
      { stdio: 'ignore' },
    );
    // npm cannot resolve the latest @docsearch/react, so an older version is set.
    const packageOverrides = { '@docsearch/react': '4.7.0' };
    const stockPackageJson = JSON.parse(await readFile(`${stockSiteFolder}/package.json`, 'utf8'));
    await writeFile(
      `${stockSiteFolder}/package.json`,
      JSON.stringify({ ...stockPackageJson, overrides: packageOverrides }, null, 2),
    );
  }
  if (!existsSync(`${stockSiteFolder}/node_modules/@docusaurus/core`)) {
    const installOptions = ['--no-audit', '--no-fund', '--loglevel=error'];
    await runStep('Installing the stock site', 'npm', ['install', ...installOptions], {
      cwd: stockSiteFolder,
    });
  }
}
