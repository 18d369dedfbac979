import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { baseURL, port } from './server.ts';

const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  // Pages wait for timers and frames now and then: three keep two processors busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json'], ['./page-loads.ts']],
  timeout: 45_000,
  use: {
    baseURL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--process-per-site',
      ],
    },
  },
  webServer: {
    command: `node --disable-warning=MODULE_TYPELESS_PACKAGE_JSON tests/e2e/serve.ts ${port}`,
    cwd: root,
    url: `${baseURL}/api/v1/health`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
