import { type Browser, test as base, type Request } from 'playwright/test';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** In a complete run of the fixture's tests; more take too long. */
const limit = 330;

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

/** Returns a function that returns the loads since its last call. */
function countLoads(browser: Browser): () => number {
  let count = 0;
  browser.on('context', (context) => {
    context.on('request', (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom() && isPageLoad(request)) {
        count += 1;
      }
    });
  });
  return () => {
    const loads = count;
    count = 0;
    return loads;
  };
}

function isPageLoad(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // The first request of a new window has no frame yet.
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
    const files = [...this.perFile].sort(([, first], [, second]) => second - first);
    const sum = files.reduce((total, [, loads]) => total + loads, 0);
    const list = files.map(([file, loads]) => `${file.replace(/^.*\/|\.spec\.ts$/g, '')} ${loads}`);
    console.log(`\n${sum} page loads of the fixture, at most ${limit}: ${list.join(', ')}`);
    return sum > limit ? { status: 'failed' as const } : undefined;
  }
}
