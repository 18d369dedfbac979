import path from 'node:path';
import { defineConfig } from 'playwright/test';

const port = Number(process.env.TEST_PORT ?? 8790);
const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json']],
  timeout: 45_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node scripts/serve-for-tests.ts ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/api/v1/health`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
