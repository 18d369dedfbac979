import { fixtureBudgets } from './budgets.ts';
import { openWithoutMotion, test } from './site.ts';
import { expectPageWeight } from './weights.ts';

// A warm cache would leave files out of the page's resource timings.
test.use({ ownContext: true });

for (const { route, ...budget } of fixtureBudgets) {
  for (const [pictureBudgetKey, width, height, deviceScaleFactor] of [
    ['pictures360', 360, 800, 3],
    ['pictures1440', 1440, 900, 2],
  ] as const) {
    if (budget[pictureBudgetKey] !== undefined) {
      test(`${route} is within its budget at ${width} px`, async ({ page }) => {
        const cdpSession = await page.context().newCDPSession(page);
        const deviceMetrics = { width, height, deviceScaleFactor, mobile: false };
        await cdpSession.send('Emulation.setDeviceMetricsOverride', deviceMetrics);
        await openWithoutMotion(page, route);
        await expectPageWeight(page, pictureBudgetKey, { route, budget });
      });
    }
  }
}
