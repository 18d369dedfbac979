import { fixtureBudgets } from './budgets.ts';
import { openWithoutMotion, test } from './site.ts';
import { expectWeight } from './weights.ts';

// A warm cache would leave files out of the page's resource timings.
test.use({ ownContext: true });

for (const { route, ...budget } of fixtureBudgets) {
  for (const [pictures, width, height, deviceScaleFactor] of [
    ['pictures360', 360, 800, 3],
    ['pictures1440', 1440, 900, 2],
  ] as const) {
    if (budget[pictures] !== undefined) {
      test(`${route} is within its budget at ${width} px`, async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        const metrics = { width, height, deviceScaleFactor, mobile: false };
        await session.send('Emulation.setDeviceMetricsOverride', metrics);
        await openWithoutMotion(page, route);
        await expectWeight(page, pictures, { route, budget });
      });
    }
  }
}
