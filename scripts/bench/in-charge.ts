/** Measures when the scripts of a Docusaurus page are in charge, on a slow phone. */
import type { Browser } from 'playwright';
import { openChromium } from '../lib/chromium.ts';

/** Lighthouse's applied throttling of a slow 4G line: milliseconds, and bytes a second. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

let browser: Promise<Browser> | undefined;

/** Returns milliseconds from the navigation until Docusaurus sets `data-has-hydrated`. */
export async function timeInCharge(address: string): Promise<number> {
  browser ??= openChromium();
  const page = await (await browser).newPage({ ...phone, reducedMotion: 'reduce' });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement?.dataset.hasHydrated === 'true') {
          performance.mark('in charge');
        }
      }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
    });
    await page.goto(address, { waitUntil: 'commit' });
    const mark = await page.waitForFunction(() => performance.getEntriesByName('in charge')[0]);
    return Math.round(await mark.evaluate((entry) => entry?.startTime ?? Number.NaN));
  } finally {
    await page.close();
  }
}
