import { type Browser, test as base, type Request } from 'playwright/test';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** The limit is for a complete run of the fixture's tests, because more page loads take too long. */
const pageLoadLimit = 330;

const annotationType = 'page loads';

export const test = base.extend<{ noteLoads: undefined }, { loads: () => number }>({
  loads: [async ({ browser }, use) => use(createCounter(browser)), { scope: 'worker', auto: true }],
  noteLoads: [
    async ({ loads }, use, testInfo) => {
      await use(undefined);
      testInfo.annotations.push({ type: annotationType, description: String(loads()) });
    },
    { auto: true },
  ],
});

/** Returns a function that returns the number of page loads since its last call. */
function createCounter(browser: Browser): () => number {
  let loadCount = 0;
  browser.on('context', (context) => {
    context.on('request', (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom() && isPageLoad(request)) {
        loadCount += 1;
      }
    });
  });
  return () => {
    const loadsSinceLastCall = loadCount;
    loadCount = 0;
    return loadsSinceLastCall;
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
      if (type === annotationType && parent.project()?.name === 'behaviour') {
        this.perFile.set(file, (this.perFile.get(file) ?? 0) + Number(description));
      } else if (type === 'skip') {
        console.log(`\nskipped: ${title}: ${description}`);
      }
    }
  }

  async onEnd() {
    const sortedFileLoads = [...this.perFile].sort(
      ([, firstLoads], [, secondLoads]) => secondLoads - firstLoads,
    );
    const totalLoads = sortedFileLoads.reduce((loadsSoFar, [, loads]) => loadsSoFar + loads, 0);
    const fileSummaries = sortedFileLoads.map(
      ([file, loads]) => `${file.replace(/^.*\/|\.spec\.ts$/g, '')} ${loads}`,
    );
    console.log(
      `\n${totalLoads} page loads of the fixture, at most ${pageLoadLimit}: ${fileSummaries.join(', ')}`,
    );
    return totalLoads > pageLoadLimit ? { status: 'failed' as const } : undefined;
  }
}
