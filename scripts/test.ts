/**
 * `npm test`: everything. Words after `--` choose runners: check, unit, built, worker, e2e.
 * The last line is the sum over all of them.
 */
import { readFile, rm } from 'node:fs/promises';
import { fixture } from '../tests/support/fixture.ts';
import { runChecks } from './lib/checks.ts';
import { findChromium } from './lib/chromium.ts';
import { root, run } from './lib/run.ts';
import { buildIfChanged } from './lib/site.ts';

interface Counts {
  passed: number;
  failed: number;
  /** Tests that need content which this site lacks. */
  skipped?: number;
}

const reports = `${root}/test-results`;
const runners: Record<string, () => Promise<Counts>> = {
  check: runChecks,
  unit: () => runVitest('unit'),
  built: async () => {
    await build();
    return runVitest('built');
  },
  worker: () => runVitest('worker', 'chaos'),
  e2e: runEndToEnd,
};
const selectedRunners = process.argv.slice(2);
const unknownRunner = selectedRunners.find((word) => !Object.hasOwn(runners, word));
if (unknownRunner) {
  console.error(
    `There is no runner "${unknownRunner}". Choose of ${Object.keys(runners).join(', ')}.`,
  );
  process.exit(1);
}
const total = { passed: 0, failed: 0, skipped: 0 };

await rm(reports, { recursive: true, force: true });
for (const [name, runner] of Object.entries(runners)) {
  if (selectedRunners.length > 0 && !selectedRunners.includes(name)) {
    continue;
  }
  console.log(`\n== ${name}`);
  const start = Date.now();
  try {
    const { passed, failed, skipped = 0 } = await runner();
    total.passed += passed;
    total.failed += failed + (passed + failed === 0 ? 1 : 0);
    total.skipped += skipped;
    console.log(
      `== ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${Math.round((Date.now() - start) / 1000)} s`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    total.failed += 1;
  }
}
if (total.skipped > 0) {
  console.log(`\n${total.skipped} skipped: this content has nothing for them`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function build(): Promise<void> {
  console.log('Building the site and the fixture, where they have changed …');
  await buildIfChanged();
  await buildIfChanged(fixture);
}

async function runVitest(...projects: string[]): Promise<Counts> {
  const report = `${reports}/${projects[0]}.json`;
  await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, success } =
    JSON.parse(await readFile(report, 'utf8'));
  const failed = Math.max(numFailedTests, numFailedTestSuites);
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    skipped: numPendingTests,
  };
}

async function runEndToEnd(): Promise<Counts> {
  const chromium = await findChromium();
  await build();
  const report = `${reports}/e2e.json`;
  const playwright = (...options: string[]) =>
    run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...options], {
      env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
  const code = await playwright();
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8'));
  // Traces cost a third more time, so CI records them only for failed tests.
  if (process.env.CI && stats.unexpected > 0) {
    console.log('The failed tests once more, for a record of what they see …');
    await playwright('--last-failed', '--trace', 'on', '--reporter', 'line');
  }
  const failed = stats.unexpected + stats.flaky + errors.length;
  // Too many page loads fail the run without a failed test.
  const minimum = code === 0 ? 0 : 1;
  return { passed: stats.expected, failed: Math.max(failed, minimum), skipped: stats.skipped };
}
