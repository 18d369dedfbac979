/** Places where a certain window once hid, cut or broke something. */
import { content } from './content.ts';
import { resize } from './layout.ts';
import { company, expect, test, untilHydrated } from './site.ts';

for (const route of ['/about', '/contact', '/privacy', '/blog', '/carrer']) {
  test(`the banner of ${route} has its picture on a phone, for less than 8 kB`, async ({
    page,
  }) => {
    const sizes: number[] = [];
    page.on('response', async (response) => {
      if (/\/pictures\/banners\//.test(response.url())) {
        sizes.push((await response.body()).length);
      }
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    const picture = page.locator('main img').first();
    await expect(picture).toBeInViewport();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect.poll(() => sizes.length).toBe(1);
    expect(sizes[0]).toBeLessThan(8_000);
  });
}

test('an e-mail address breaks after its @ or before a dot, never inside a word', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const width of [320, 600, 768, 830, 900, 1000, 1024]) {
    await resize(page, width);
    const lines = await page
      .getByRole('main')
      .getByRole('link', { name: company.email })
      .first()
      .evaluate((link) => {
        const found = new Map<number, string>();
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (let at = 0; at < (text.textContent?.length ?? 0); at += 1) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const top = Math.round(range.getBoundingClientRect().top);
            found.set(top, (found.get(top) ?? '') + range.toString());
          }
        }
        return [...found.values()];
      });
    expect(lines.join(''), `at ${width}`).toBe(company.email);
    for (const line of lines.slice(1)) {
      expect(
        line.startsWith('.') || lines[lines.indexOf(line) - 1]?.endsWith('@'),
        `${lines} at ${width}`,
      ).toBe(true);
    }
  }
});

for (const width of [1024, 1100, 1199, 1200, 1366]) {
  test(`the social links stand beside the words of the home page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    await untilHydrated(page);
    const rail = await page
      .getByRole('navigation', { name: content('navigation').labels.social })
      .boundingBox();
    const words = await page.locator('main h1, main h2, main p, main dd').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect().left)
        .filter((left) => left > 0),
    );
    expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThan(Math.min(...words));
  });
}
