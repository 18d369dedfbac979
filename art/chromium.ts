import { type Browser, chromium } from 'playwright';

/** Playwright's own Chromium, or the one that CHROMIUM_PATH names. It shows our own files only. */
export function openChromium(...flags: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
  });
}
