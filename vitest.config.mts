import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { workerImportReplacements } from './tests/support/fixture.ts';
import { fixtureWorkerVariables, writeFixtureCompanyFile } from './tests/support/fixture-worker.ts';

writeFixtureCompanyFile();

/** The Worker of these tests is that of the invented agency. */
const resolve = {
  alias: Object.entries(workerImportReplacements).map(([find, replacement]) => ({
    find: new RegExp(`^${find.replaceAll('.', '\\.')}$`),
    replacement,
  })),
};

export default defineConfig({
  test: {
    // The default leaves one processor free, which on two is half of the machine.
    maxWorkers: '100%',
    // Tests have a minute and more: a busy machine runs them several times slower.
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tests/support/restore-mocks.ts'],
          include: ['tests/unit/**/*.test.ts', 'tests/specification/*.test.ts'],
          environment: 'node',
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // They leave nothing behind that another file could meet.
          isolate: false,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts', 'tests/specification/built/*.test.ts'],
          environment: 'node',
          testTimeout: 90_000,
          // They leave nothing behind that another file could meet.
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          name: 'chaos',
          include: ['tests/chaos/**/*.test.ts'],
          environment: 'node',
          testTimeout: 90_000,
        },
      },
      {
        resolve,
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './worker/wrangler.jsonc' },
            miniflare: {
              bindings: { ...fixtureWorkerVariables, MIGRATIONS: await readD1Migrations('./worker/migrations') },
              // Nothing that a test forgets to provide may reach the network.
              outboundService: () => new Response('No test may reach this.', { status: 599 }),
            },
          })),
        ],
        test: {
          name: 'worker',
          // Each test begins with empty stores: one runtime serves all files.
          isolate: false,
          testTimeout: 90_000,
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: ['tests/worker/support/setup.ts'],
        },
      },
    ],
  },
});
