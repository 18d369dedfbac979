import { defineConfig } from 'playwright/test';
import { projectRoot, readVendorHosts } from './owner-site.ts';
import { fixtureURL, ownerURL } from './ports.ts';

const contentSpecPattern = /\/(every-page|large-text)\.spec\.ts$/;

export default defineConfig<{ vendors: string[] }>({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  // Three workers keep two processors busy, because pages often wait.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'behaviour', testIgnore: contentSpecPattern, use: { baseURL: fixtureURL } },
    {
      name: 'content',
      testMatch: contentSpecPattern,
      use: { baseURL: ownerURL, vendors: readVendorHosts() },
    },
  ],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--process-per-site',
        // The browser finds no host other than 127.0.0.1.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node --disable-warning=MODULE_TYPELESS_PACKAGE_JSON tests/e2e/serve.ts',
    cwd: projectRoot,
    url: `${fixtureURL}/api/v1/health`,
    // The timeout includes the build of the fixture.
    timeout: 300_000,
    // The timeout is longer than serve.ts waits for wrangler to stop.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
