/** Measures the time until a Docusaurus page is hydrated, on a slow phone. */
import type { Browser } from 'playwright';
import { openChromium } from '../lib/chromium.ts';

/** Lighthouse's applied throttling of a slow 4G line: latency in milliseconds, throughput in bytes a second. */
const slowNetworkConditions = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

let browserPromise: Promise<Browser> | undefined;

/** Returns milliseconds from the navigation until Docusaurus sets `data-has-hydrated`. */
export async function measureHydrationMs(pageUrl: string): Promise<number> {
  browserPromise ??= openChromium();
  const page = await (await browserPromise).newPage(phone);
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('Network.emulateNetworkConditions', slowNetworkConditions);
  await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.hasHydrated === 'true') {
        performance.mark('hydrated');
      }
    }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
  });
  await page.goto(pageUrl, { waitUntil: 'commit' });
  const mark = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]);
  const hydrationMs = await mark.evaluate((entry) => entry?.startTime ?? Number.NaN);
  await page.close();
  return Math.round(hydrationMs);
}
