/**
 * `npm test`: runs all checks and tests. Words after `--` choose runners: check, unit, built, worker,
 * e2e. The last line is the sum over all runners.
 */
import { readFile, rm } from 'node:fs/promises';
import { fixture } from '../tests/support/fixture.ts';
import { runAndCountChecks } from './lib/checks.ts';
import { findChromium } from './lib/chromium.ts';
import { root, run } from './lib/run.ts';
import { buildIfChanged } from './lib/site.ts';

interface Counts {
  passed: number;
  failed: number;
  /** Skipped tests need content that this site lacks. */
  skipped?: number;
}

const reportFolder = `${root}/test-results`;
const runners: Record<string, () => Promise<Counts>> = {
  check: runAndCountChecks,
  unit: () => runVitest('unit'),
  built: async () => {
    await buildSites();
    return runVitest('built');
  },
  worker: () => runVitest('worker', 'chaos'),
  e2e: runEndToEnd,
};
const selectedRunnerNames = process.argv.slice(2);
const unknownRunnerName = selectedRunnerNames.find((name) => !Object.hasOwn(runners, name));
if (unknownRunnerName) {
  console.error(
    `There is no runner "${unknownRunnerName}". Choose of ${Object.keys(runners).join(', ')}.`,
  );
  process.exit(1);
}
const totalCounts = { passed: 0, failed: 0, skipped: 0 };

await rm(reportFolder, { recursive: true, force: true });
for (const [runnerName, runner] of Object.entries(runners)) {
  if (selectedRunnerNames.length > 0 && !selectedRunnerNames.includes(runnerName)) {
    continue;
  }
  console.log(`\n== ${runnerName}`);
  const startTimeMs = Date.now();
  try {
    const { passed, failed, skipped = 0 } = await runner();
    totalCounts.passed += passed;
    totalCounts.failed += failed + (passed + failed === 0 ? 1 : 0);
    totalCounts.skipped += skipped;
    console.log(
      `== ${runnerName}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${Math.round((Date.now() - startTimeMs) / 1000)} s`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    totalCounts.failed += 1;
  }
}
if (totalCounts.skipped > 0) {
  console.log(`\n${totalCounts.skipped} skipped: this content has nothing for them`);
}
console.log(`\n${totalCounts.passed} passed, ${totalCounts.failed} failed`);
process.exit(totalCounts.failed === 0 && totalCounts.passed > 0 ? 0 : 1);

async function buildSites(): Promise<void> {
  console.log('Building the site and the fixture, where they have changed …');
  await buildIfChanged();
  await buildIfChanged(fixture);
}

async function runVitest(...projectNames: string[]): Promise<Counts> {
  const reportPath = `${reportFolder}/${projectNames[0]}.json`;
  await run('vitest', [
    'run',
    ...projectNames.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests, success } = JSON.parse(
    await readFile(reportPath, 'utf8'),
  );
  // A file that does not load fails without a failed test.
  const failedCount = success ? 0 : Math.max(numFailedTests, 1);
  return { passed: numPassedTests, failed: failedCount, skipped: numPendingTests };
}

async function runEndToEnd(): Promise<Counts> {
  const chromiumPath = await findChromium();
  await buildSites();
  const reportPath = `${reportFolder}/e2e.json`;
  const runPlaywright = (...extraOptions: string[]) =>
    run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...extraOptions], {
      env: { ...process.env, CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath },
    });
  const exitCode = await runPlaywright();
  const { stats: testStats, errors: runErrors } = JSON.parse(await readFile(reportPath, 'utf8'));
  // Traces cost a third more time, so CI records them only for failed tests.
  if (process.env.CI && testStats.unexpected > 0) {
    console.log('The failed tests once more, for a record of what they see …');
    await runPlaywright('--last-failed', '--trace', 'on', '--reporter', 'line');
  }
  const failedCount = testStats.unexpected + testStats.flaky + runErrors.length;
  // A run that was stopped fails without a failed test.
  const reportedFailedCount = exitCode === 0 ? failedCount : Math.max(failedCount, 1);
  return { passed: testStats.expected, failed: reportedFailedCount, skipped: testStats.skipped };
}
