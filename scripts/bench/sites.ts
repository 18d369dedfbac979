import { existsSync, rmSync, writeFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { root, runStep } from '../lib/run.ts';
import { buildIfChanged } from '../lib/site.ts';
import { findFreePort, startWorker, startWrangler } from '../lib/worker.ts';

const cacheFolder = `${root}/node_modules/.cache`;
const quietOptions = ['--log-level', 'error'];
const stockSiteFolder = `${cacheFolder}/stock-docusaurus`;

export function calculateMedian(numbers: number[]): number {
  const sortedNumbers = numbers.toSorted((numberA, numberB) => numberA - numberB);
  return sortedNumbers[Math.floor(sortedNumbers.length / 2)] ?? Number.NaN;
}

export async function serveOwnSite(preferredPort: number): Promise<string> {
  await buildIfChanged();
  const port = await findFreePort(preferredPort);
  await startWorker(port, `${cacheFolder}/bench-state`, quietOptions);
  return `http://127.0.0.1:${port}`;
}

export async function serveStockSite(preferredPort: number): Promise<string> {
  await createStockSite();
  const buildOptions = { cwd: stockSiteFolder, stdio: 'ignore' } as const;
  await runStep('Building the stock site', 'npx', ['docusaurus', 'build'], buildOptions);
  const configPath = `${stockSiteFolder}/wrangler.jsonc`;
  const assets = { directory: './build', html_handling: 'auto-trailing-slash' };
  const config = { name: 'stock', compatibility_date: '2026-11-01', assets };
  writeFileSync(configPath, JSON.stringify(config));
  const port = await findFreePort(preferredPort);
  await startWrangler(port, `${cacheFolder}/bench-stock-state`, quietOptions, configPath, '/');
  return `http://127.0.0.1:${port}`;
}

async function createStockSite(): Promise<void> {
  if (existsSync(`${stockSiteFolder}/node_modules/@docusaurus/core`)) {
    return;
  }
  const docusaurusVersion = packageJson.dependencies['@docusaurus/core'];
  rmSync(stockSiteFolder, { recursive: true, force: true });
  console.log(`Creating a stock site with create-docusaurus ${docusaurusVersion} …`);
  const packageName = `create-docusaurus@${docusaurusVersion}`;
  const createArgs = [packageName, stockSiteFolder, 'classic', '--javascript', '--skip-install'];
  await runStep('Creating the stock site', 'npx', ['--yes', ...createArgs], { stdio: 'ignore' });
  // npm cannot resolve the latest @docsearch/react, so an older version is set.
  const overrideArgs = ['pkg', 'set', 'overrides.@docsearch/react=4.7.0'];
  await runStep('Setting an older version', 'npm', overrideArgs, { cwd: stockSiteFolder });
  const installArgs = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  await runStep('Installing the stock site', 'npm', installArgs, { cwd: stockSiteFolder });
}
