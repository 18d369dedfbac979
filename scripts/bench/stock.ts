/** A stock Docusaurus classic site, created from the registry, to measure ours beside. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { freePort } from '../steps/ports.ts';
import { root, runOrExit, serve } from '../steps/run.ts';
import { untilReady } from '../steps/worker.ts';

export const stockSite = `${root}/node_modules/.cache/stock-docusaurus`;

export async function prepareStock(): Promise<void> {
  if (!existsSync(`${stockSite}/package.json`)) {
    const { dependencies, overrides } = JSON.parse(await readFile(`${root}/package.json`, 'utf8'));
    const version = dependencies['@docusaurus/core'];
    await mkdir(`${root}/node_modules/.cache`, { recursive: true });
    console.log(`Creating a stock site with create-docusaurus ${version} …`);
    await runOrExit(
      'Creating the stock site',
      'npx',
      [
        '--yes',
        `create-docusaurus@${version}`,
        stockSite,
        'classic',
        '--javascript',
        '--skip-install',
      ],
      { stdio: 'ignore' },
    );
    // npm cannot resolve the newest @docsearch/react, neither there nor here.
    const manifest = JSON.parse(await readFile(`${stockSite}/package.json`, 'utf8'));
    manifest.overrides = overrides;
    await writeFile(`${stockSite}/package.json`, JSON.stringify(manifest, null, 2));
  }
  if (!existsSync(`${stockSite}/node_modules/@docusaurus/core`)) {
    await runOrExit(
      'Installing the stock site',
      'npm',
      ['install', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: stockSite,
      },
    );
  }
}

export async function buildStock(): Promise<void> {
  await prepareStock();
  await runOrExit('Building the stock site', 'npx', ['docusaurus', 'build'], {
    cwd: stockSite,
    stdio: 'ignore',
  });
  await writeFile(
    `${stockSite}/wrangler.jsonc`,
    JSON.stringify({
      name: 'stock',
      compatibility_date: '2026-11-01',
      assets: { directory: './build', html_handling: 'auto-trailing-slash' },
    }),
  );
}

/** Builds it and serves it by the asset layer that serves ours. */
export async function serveStock(wanted: number): Promise<number> {
  await buildStock();
  const port = await freePort(wanted);
  const server = serve(
    'wrangler',
    ['dev', '--ip', '127.0.0.1', '--port', String(port), '--log-level', 'error'],
    {
      cwd: stockSite,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    },
  );
  await untilReady(port, server, '/');
  return port;
}
