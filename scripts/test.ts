/**
 * `npm test`: runs all checks and tests. Words after `--` choose runners: check, unit, built, worker,
 * e2e. More words choose files: `npm test -- e2e search`. The last lines name the failed tests, and
 * sum up all runners.
 */
import './lib/command-line.ts';
import { readFile, rm } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';
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
  const reportPath = `${reportFolder}/${projects[0]}.xml`;
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const vitestArgs = [
    'run',
    ...fileFilters,
    ...projects.map((project) => `--project=${project}`),
    `--reporter=${fileFilters.length > 0 ? 'verbose' : 'dot'}`,
    '--reporter=junit',
    `--outputFile.junit=${reportPath}`,
  ];
  return readReport(reportPath, await run('vitest', vitestArgs, { env }));
}

async function runEndToEnd(): Promise<RunnerResult> {
  const CHROMIUM_PATH = await findOrInstallChromium();
  await buildSites();
  const reportPath = `${reportFolder}/e2e.xml`;
  const env = { ...process.env, CHROMIUM_PATH, PLAYWRIGHT_JUNIT_OUTPUT_FILE: reportPath };
  const runPlaywright = (...options: string[]) =>
    run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...options], { env });
  const reporters = `${fileFilters.length > 0 ? 'list' : 'dot'},junit`;
  const exitCode = await runPlaywright(...fileFilters, '--reporter', reporters);
  const result = await readReport(reportPath, exitCode);
  // Traces cost a third more time, so CI records them only for failed tests.
  if (process.env.CI && result.failures.length > 0) {
    console.log('The failed tests once more, for a record of what they see …');
    await runPlaywright('--last-failed', '--trace', 'on', '--reporter', 'line');
  }
  return result;
}

/** Both runners write the XML of JUnit; a file that does not load is a failed test in it. */
async function readReport(reportPath: string, exitCode: number): Promise<RunnerResult> {
  const xml = await readFile(reportPath, 'utf8').catch(() => {
    throw new Error('the run could not begin, see above');
  });
  const tests = DomUtils.getElementsByTagName('testcase', parseDocument(xml, { xmlMode: true }));
  const findTestsWith = (tagName: string) =>
    tests.filter((test) => DomUtils.getElementsByTagName(tagName, test).length > 0);
  const failedTests = [...findTestsWith('failure'), ...findTestsWith('error')];
  const skipped = findTestsWith('skipped').length;
  const failures = failedTests.map(({ attribs }) => `${attribs.classname} › ${attribs.name}`);
  if (exitCode !== 0 && failures.length === 0) {
    failures.push(
      tests.length === 0 && fileFilters.length > 0
        ? `No test file that loads has "${fileFilters.join(' ')}" in its path.`
        : 'an error outside a test, see above',
    );
  }
  return { passed: tests.length - failedTests.length - skipped, failures, skipped };
}
