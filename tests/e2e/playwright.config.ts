import { defineConfig } from 'playwright/test';
import { connectedHosts, root } from './owner.ts';
import { baseURL, ownerURL } from './ports.ts';

/** Rules for any content. */
const content = ['every-page', 'large-text'];

export default defineConfig<{ vendors: string[] }>({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  // Pages wait for timers and frames now and then: three keep two processors busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json'], ['./page-loads.ts']],
  // They bound how long a red test takes; a slow machine is no fault.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    {
      name: 'behaviour',
      testIgnore: content.map(fileOf),
      use: { baseURL },
    },
    {
      name: 'content',
      testMatch: content.map(fileOf),
      use: { baseURL: ownerURL, vendors: connectedHosts() },
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
        // A vendor answers only where a test does it.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node --disable-warning=MODULE_TYPELESS_PACKAGE_JSON tests/e2e/serve.ts',
    cwd: root,
    url: `${baseURL}/api/v1/health`,
    // It builds the fixture first, when something has changed.
    timeout: 300_000,
    // Longer than it has patience with wrangler.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

function fileOf(name: string): string {
  return `**/${name}.spec.ts`;
}
