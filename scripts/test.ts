/**
 * `npm test`: runs all checks and tests. Words after `--` choose runners: check, unit, built, worker,
 * e2e. More words choose files: `npm test -- e2e search`. The last lines name the failed tests, and
 * sum up all runners.
 */
import './lib/command-line.ts';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { fixture } from '../tests/support/fixture.ts';
import { runChecks } from './lib/checks.ts';
import { findOrInstallChromium } from './lib/chromium.ts';
import { root, run } from './lib/run.ts';
import { buildIfChanged } from './lib/site.ts';

interface RunnerResult {
  passed: number;
  failures: string[];
  /** Skipped tests need content that this site lacks. */
  skipped?: number;
}

const reportFolder = `${root}/test-results`;
const runners: Record<string, () => Promise<RunnerResult>> = {
  check: runChecks,
  unit: () => runVitest('unit'),
  built: async () => {
    await buildSites();
    return runVitest('built');
  },
  worker: () => runVitest('worker', 'chaos'),
  e2e: runEndToEnd,
};
const words = process.argv.slice(2);
const selectedNames = words.filter((word) => Object.hasOwn(runners, word));
/** Parts of the paths of test files, and options for the runner. */
const fileFilters = words.filter((word) => !Object.hasOwn(runners, word));
if (fileFilters.length > 0 && selectedNames.length !== 1) {
  throw new Error(
    `"${fileFilters[0]}" is no runner. Choose of ${Object.keys(runners).join(', ')}; a part of a test file's name stands after one of them alone, as in npm test -- e2e search.`,
  );
}
const total = { passed: 0, skipped: 0, failures: [] as string[] };

await rm(reportFolder, { recursive: true, force: true });
for (const [name, runner] of Object.entries(runners)) {
  if (selectedNames.length > 0 && !selectedNames.includes(name)) {
    continue;
  }
  console.log(`\n== ${name}`);
  const startTimeMs = Date.now();
  const {
    passed,
    failures,
    skipped = 0,
  } = await runner().catch(
    ({ message }: Error): RunnerResult => ({ passed: 0, failures: [message] }),
  );
  if (passed + failures.length === 0) {
    failures.push('No test ran.');
  }
  total.passed += passed;
  total.skipped += skipped;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  const seconds = Math.round((Date.now() - startTimeMs) / 1000);
  console.log(
    `== ${name}: ${passed} passed, ${failures.length} failed, ${skipped} skipped in ${seconds} s`,
  );
}
if (total.skipped > 0) {
  console.log(`\n${total.skipped} skipped: this content has nothing for them`);
}
if (total.failures.length > 0) {
  console.log(`\nFailed:\n${total.failures.join('\n')}`);
}
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 && total.passed > 0 ? 0 : 1;

async function buildSites(): Promise<void> {
  console.log('Building the site and the fixture, where they have changed …');
  await buildIfChanged();
  await buildIfChanged(fixture);
}

async function runVitest(...projects: string[]): Promise<RunnerResult> {
  const reportPath = `${reportFolder}/${projects[0]}.json`;
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const vitestArgs = [
    'run',
    ...fileFilters,
    ...projects.map((project) => `--project=${project}`),
    `--reporter=${fileFilters.length > 0 ? 'verbose' : 'dot'}`,
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
  ];
  await run('vitest', vitestArgs, { env });
  const report = await readReport<JsonTestResults>(reportPath);
  const failures = report.testResults.flatMap(({ name: filePath, status, assertionResults }) => {
    const failedTests = assertionResults.filter((test) => test.status === 'failed');
    const fileName = path.relative(root, filePath);
    // A file that does not load fails without a failed test.
    return status === 'failed' && failedTests.length === 0
      ? [fileName]
      : failedTests.map(({ fullName }) => `${fileName} › ${fullName}`);
  });
  if (!report.success && failures.length === 0) {
    failures.push(
      report.testResults.length === 0
        ? `No test file has "${fileFilters.join(' ')}" in its path.`
        : 'an error outside a test, see above',
    );
  }
  return { passed: report.numPassedTests, failures, skipped: report.numPendingTests };
}

async function runEndToEnd(): Promise<RunnerResult> {
  const CHROMIUM_PATH = await findOrInstallChromium();
  await buildSites();
  const reportPath = `${reportFolder}/e2e.json`;
  const env = { ...process.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath };
  const runPlaywright = (...options: string[]) =>
    run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...options], { env });
  const reporters = `${fileFilters.length > 0 ? 'list' : 'dot'},json`;
  const exitCode = await runPlaywright(...fileFilters, '--reporter', reporters);
  const { suites, errors, stats } = await readReport<JSONReport>(reportPath);
  const failures = [
    ...suites.flatMap(findFailedSpecs).map(({ file, title }) => `${file} › ${title}`),
    ...errors.map(({ message = 'an error outside a test, see above' }) => message),
  ];
  if (exitCode !== 0 && failures.length === 0) {
    failures.push('the run was stopped');
  }
  // Traces cost a third more time, so CI records them only for failed tests.
  if (process.env.CI && stats.unexpected > 0) {
    console.log('The failed tests once more, for a record of what they see …');
    await runPlaywright('--last-failed', '--trace', 'on', '--reporter', 'line');
  }
  return { passed: stats.expected, failures, skipped: stats.skipped };
}

/** A run that cannot begin writes no report. */
async function readReport<Report>(reportPath: string): Promise<Report> {
  const reportText = await readFile(reportPath, 'utf8').catch(() => {
    throw new Error('the run could not begin, see above');
  });
  return JSON.parse(reportText);
}

function findFailedSpecs({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  const isFailed = ({ tests }: JSONReportSpec) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  return [...specs.filter(isFailed), ...suites.flatMap(findFailedSpecs)];
}
