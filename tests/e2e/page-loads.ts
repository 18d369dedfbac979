import path from 'node:path';
import { test as base, type Request } from 'playwright/test';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** All tests of the fixture together may load this many pages, because each load takes time. */
const totalPageLoadLimit = 330;

const annotationType = 'page loads';

export const test = base.extend<{ noteLoads: undefined }, { readLoadCount: () => number }>({
  readLoadCount: [
    async ({ browser }, use) => {
      let loadCount = 0;
      browser.on('context', (context) => {
        context.on('request', (request) => {
          loadCount += isPageLoad(request) ? 1 : 0;
        });
      });
      await use(() => loadCount);
    },
    { scope: 'worker', auto: true },
  ],
  noteLoads: [
    async ({ readLoadCount }, use, testInfo) => {
      const loadCountBefore = readLoadCount();
      await use(undefined);
      const testLoadCountText = String(readLoadCount() - loadCountBefore);
      testInfo.annotations.push({ type: annotationType, description: testLoadCountText });
    },
    { auto: true },
  ],
});

function isPageLoad(request: Request): boolean {
  if (!request.isNavigationRequest() || request.redirectedFrom()) {
    return false;
  }
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
    const { name: projectName, repeatEach = 1 } = parent.project() ?? {};
    for (const { type, description } of annotations) {
      if (type === annotationType && projectName === 'behaviour') {
        this.perFile.set(file, (this.perFile.get(file) ?? 0) + Number(description) / repeatEach);
      } else if (type === 'skip') {
        console.log(`\nskipped: ${title}: ${description}`);
      }
    }
  }

  async onEnd() {
    const sortedFileLoads = [...this.perFile].sort(([, first], [, second]) => second - first);
    const totalLoadCount = Math.round(sortedFileLoads.reduce((sum, [, count]) => sum + count, 0));
    const summary = `${totalLoadCount} page loads of the fixture, at most ${totalPageLoadLimit}`;
    const fileLoadTexts = sortedFileLoads.map(
      ([file, loadCount]) => `${path.basename(file, '.spec.ts')} ${Math.round(loadCount)}`,
    );
    console.log(`\n${summary}: ${fileLoadTexts.join(', ')}`);
    return totalLoadCount > totalPageLoadLimit ? { status: 'failed' as const } : undefined;
  }
}
