/**
 * Counts page loads: each document that a window asks for. The reporter sums them up, and says what
 * was skipped and why.
 */
import { type Browser, test as base, type Request } from 'playwright/test';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/**
 * In a whole run, of the fixture: how many pages the owner has is no matter of ours. More than this and
 * the run takes too long to be run often.
 */
const most = 330;

const kind = 'page loads';

export const test = base.extend<{ noteLoads: undefined }, { loads: () => number }>({
  loads: [async ({ browser }, use) => use(countLoads(browser)), { scope: 'worker', auto: true }],
  noteLoads: [
    async ({ loads }, use, testInfo) => {
      await use(undefined);
      testInfo.annotations.push({ type: kind, description: String(loads()) });
    },
    { auto: true },
  ],
});

/** Answers with the loads since it was asked last. */
function countLoads(browser: Browser): () => number {
  let count = 0;
  browser.on('context', (context) => {
    context.on('request', (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom() && isWholeWindow(request)) {
        count += 1;
      }
    });
  });
  return () => {
    const since = count;
    count = 0;
    return since;
  };
}

function isWholeWindow(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // The first request of a new window comes before its frame.
    return true;
  }
}

export default class PageLoads implements Reporter {
  private readonly perFile = new Map<string, number>();

  onTestEnd({ title, parent, location: { file } }: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) {
      if (type === kind && parent.project()?.name === 'behaviour') {
        this.perFile.set(file, (this.perFile.get(file) ?? 0) + Number(description));
      } else if (type === 'skip') {
        console.log(`\nskipped: ${title}: ${description}`);
      }
    }
  }

  async onEnd() {
    const files = [...this.perFile].sort(([, one], [, other]) => other - one);
    const sum = files.reduce((total, [, loads]) => total + loads, 0);
    const list = files.map(([file, loads]) => `${file.replace(/^.*\/|\.spec\.ts$/g, '')} ${loads}`);
    console.log(`\n${sum} page loads of the fixture, at most ${most}: ${list.join(', ')}`);
    return sum > most ? { status: 'failed' as const } : undefined;
  }
}
