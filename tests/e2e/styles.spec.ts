/** Tests pages, laid out whole because of a #, before the stylesheet loads: each has its own styles. */
import { expect, holdRequests, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, ownContext: true });

for (const route of ['/', '/service/berths', '/portfolio', '/contact', '/blog/mooring-book']) {
  test(`${route} looks the same before and after its stylesheet loads`, async ({ page }) => {
    await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
    const releaseStylesheet = await holdRequests(page, '**/assets/css/*');
    await page.goto(`${route}#`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const appearancesBefore = await page.evaluate(readElementAppearances);
    expect(appearancesBefore.length).toBeGreaterThan(400);
    releaseStylesheet();
    await expect(page.locator('link[rel=stylesheet]')).not.toHaveJSProperty('sheet', null);
    expect(await page.evaluate(readElementAppearances)).toEqual(appearancesBefore);
  });
}

test('runs no scripts without the stylesheet, and its links load pages', async ({ page }) => {
  const loadedPagePaths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loadedPagePaths.push(new URL(request.url()).pathname);
    }
  });
  await page.route('**/assets/css/*', (route) => route.abort());
  await page.goto('/contact');
  await page.mouse.wheel(0, 400);
  await expect(page.locator('link[rel=preload][as=script]').first()).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('link[rel=preload][as=script]').first()).toBeAttached();
  await expect(page.locator('script[src]')).toHaveCount(0);
  expect(loadedPagePaths).toEqual(['/contact', '/privacy']);
});

/** Returns the position and style of each element, with details and popovers closed and open. */
async function readElementAppearances(): Promise<string[]> {
  // A picture may move by a fraction of a pixel when it has loaded.
  const pagePictures = [...document.images];
  for (const pagePicture of pagePictures) {
    pagePicture.loading = 'eager';
  }
  await Promise.all(pagePictures.map((picture) => picture.decode()));
  const styleNames = ['color', 'background-color', 'border-color', 'font', 'opacity', 'visibility'];
  const elementAppearances: string[] = [];
  function addPositionsAndStyles(rootElement: Element) {
    for (const pageAnimation of document.getAnimations()) {
      pageAnimation.cancel();
    }
    for (const element of [rootElement, ...rootElement.querySelectorAll('*')]) {
      if (element.checkVisibility()) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const styleValues = styleNames.map((name) => style.getPropertyValue(name)).join(' ');
        const elementName = `${element.nodeName} ${element.className}`;
        elementAppearances.push(`${elementName} ${x} ${y} ${width} ${height} ${styleValues}`);
      }
    }
  }
  const closedDetails = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const isOpen of [true, false]) {
    for (const detailsElement of closedDetails) {
      detailsElement.open = isOpen;
    }
    addPositionsAndStyles(document.body);
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.showPopover();
    addPositionsAndStyles(popover);
    popover.hidePopover();
  }
  return elementAppearances;
}
