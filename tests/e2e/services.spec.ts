import type { Page } from 'playwright/test';
import { content, services } from './content.ts';
import { company, expect, structuredData, test, untilHydrated, watchScripts } from './site.ts';

const navigation = content('navigation');
const words = content('service-page');
const all = Object.entries(services).map(([key, service]) => ({
  ...service,
  key,
  name: service.name ?? service.title,
}));

function find(key: string) {
  const service = all.find((one) => one.key === key);
  if (!service) {
    throw new Error(`There is no service ${key}.`);
  }
  return service;
}

function groupOf({ menu }: { menu: { group: string } }): string {
  return navigation.serviceGroups.find(({ key }) => key === menu.group)?.label ?? '';
}

/** Words of a service that no escaping changes, wherever its data travels. */
function fingerprint({ description }: { description: string }): string {
  const [longest = ''] = description
    .split(/[^\w ,.]/)
    .sort((one, other) => other.length - one.length);
  return longest;
}

for (const service of all) {
  test(`a visitor reads what ${service.name} is, what it brings and how to begin`, async ({
    reader: page,
  }) => {
    await page.goto(`/service/${service.key}`);
    const main = page.locator('main');

    await expect(page).toHaveTitle(new RegExp(`^${escaped(service.search.title)}`));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.title);
    await expect(main).toContainText(service.description);
    await expect(main).toContainText(service.additionalInfo ?? '');

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(trail).toHaveText(['Home', groupOf(service), service.name]);
    await expect(trail.last()).toHaveAttribute('aria-current', 'page');

    await expect(main.getByRole('link', { name: words.quotes.label })).toHaveAttribute(
      'href',
      `/contact?service=${service.key}`,
    );
    await expect(main.getByRole('link', { name: words.demo.label, exact: true })).toHaveAttribute(
      'href',
      words.demo.to,
    );

    const features = main.locator('section', {
      has: page.getByRole('heading', { name: words.features }),
    });
    await expect(features.getByRole('heading', { level: 3 })).toHaveText(
      service.features.map(({ title }) => title),
    );
    await expect(features.getByRole('listitem')).toHaveText(
      service.features.map(
        ({ title, description }, index) => `0${index + 1}${title}${description}`,
      ),
    );

    for (const { heading, picture, points } of service.details) {
      const block = main.locator('div', {
        has: page.locator(':scope > span > img'),
        hasText: heading,
      });
      await expect(block.getByRole('img')).toHaveAttribute('alt', picture.alt ?? '');
      await expect(block.getByRole('listitem')).toHaveCount(points.length);
    }

    const closing = main.getByRole('region', {
      name: words.closing.heading.replace('{service}', service.name),
    });
    await expect(closing.getByRole('heading')).toHaveText(
      words.closing.heading.replace('{service}', service.name),
    );
    await expect(closing).toContainText(words.closing.text);
    await expect(
      closing.getByRole('link', { name: words.closing.button.label, exact: true }),
    ).toHaveAttribute('href', words.closing.button.to);
  });
}

test('search engines learn the service, who provides it and where it stands', async ({
  request,
}) => {
  const route = '/service/hospitalmanagementsoftware';
  const [service] = await structuredData(request, route, 'Service');
  const [trail] = await structuredData(request, route, 'BreadcrumbList');
  expect(service).toMatchObject({
    '@type': 'Service',
    name: 'Hospital Management Software',
    category: 'Custom Software',
    url: `${company.site}${route}`,
    provider: {
      '@type': 'ProfessionalService',
      name: company.fullName,
      address: { addressLocality: company.address.city },
    },
  });
  expect((await request.get(new URL(service.image).pathname)).status()).toBe(200);
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${company.site}/` },
      { position: 2, name: 'Hospital Management Software' },
    ],
  });
});

test('a service page downloads its own content only, and another’s when its link is pointed at', async ({
  page,
}) => {
  const service = find('webdesign');
  const scripts = watchScripts(page);
  function downloaded(): string[] {
    const texts = scripts().join('\n');
    return all.filter((one) => texts.includes(fingerprint(one))).map(({ key }) => key);
  }

  await page.goto(`/service/${service.key}`);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(downloaded()).toEqual([service.key]);

  await page.locator(`main a[href="/service/${service.related[1]}"]`).hover();
  await expect
    .poll(() => downloaded().sort())
    .toEqual(expect.arrayContaining([service.key, service.related[1]].sort()));
});

test('the picture of the opening is fetched at once, every other when it comes near', async ({
  reader: page,
}) => {
  await page.goto('/service/iosdevelopment');
  const pictures = page.locator('main img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  expect(await pictures.first().getAttribute('loading')).toBeNull();
  const later = await pictures.evaluateAll((images) =>
    images.slice(1).map((image) => image.getAttribute('loading')),
  );
  expect(later.length).toBeGreaterThan(6);
  expect(new Set(later)).toEqual(new Set(['lazy']));
});

test('six colour schemes come round by the position of the card', async ({ reader: page }) => {
  await page.goto('/service/webdesign');
  const cards = page.locator('section[aria-labelledby="features"] ol');
  await expect(cards.locator('> li')).toHaveCount(6);
  const schemes = await cards.evaluate((list) => {
    // A service has six features at most; twice as many show that the seventh is the first again.
    list.append(...[...list.children].map((card) => card.cloneNode(true)));
    return [...list.querySelectorAll('li span')].map((number) => getComputedStyle(number).color);
  });
  expect(schemes).toHaveLength(12);
  expect(new Set(schemes).size).toBe(6);
  expect(schemes.slice(6)).toEqual(schemes.slice(0, 6));
});

test('pictures and points change sides from block to block, and stand in one column on a phone', async ({
  reader: page,
}) => {
  const service = find('collegemanagementsoftware');
  await page.goto(`/service/${service.key}`);
  expect(await sides(page)).toEqual(['left', 'right', 'left', 'right']);
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`/service/${service.key}`);
  expect(await sides(page)).toEqual(['above', 'above', 'above', 'above']);
});

test('three related services lead on, each with its picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const service = find('seogoogleprofileManagement');
  await page.goto(`/service/${service.key}`);
  await untilHydrated(page);
  const cards = page.locator('section[aria-labelledby="related"] a');
  await expect(cards).toHaveText(service.related.map((key) => find(key).name));
  await expect(cards.locator('img')).toHaveCount(3);
  await cards.last().click();
  await expect(page).toHaveURL(new RegExp(`/service/${service.related[2]}$`));
  await expect(page.locator('h1')).toHaveText(find(service.related[2] ?? '').title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a day with the product reads as times and what happens at them', async ({ reader: page }) => {
  await page.goto('/service/hospitalmanagementsoftware');
  const day = page.locator('main li', { has: page.locator('strong') });
  await expect(day.locator('strong')).toHaveText(['8:30 am', '10:30 am', '10:50 am', '1:30 pm']);
  await expect(day.first()).toHaveText(
    /^8:30 am patients who booked by phone or on the website already have tokens/,
  );
});

test('every link of a service page shows where the keyboard is', async ({ page }) => {
  await page.goto('/service/webvpshosting');
  await untilHydrated(page);
  const links = page.locator('main a');
  const count = await links.count();
  expect(count).toBeGreaterThan(6);
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
    // A post's card is one target: its ring is around all of it.
    const rings = await links.nth(index).evaluate((link) =>
      [undefined, '::after'].map((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(link, part);
        return `${outlineStyle} ${outlineWidth}`;
      }),
    );
    expect(rings).toContain('solid 3px');
    const height = await links
      .nth(index)
      .evaluate((link) => (link.closest('article') ?? link).getBoundingClientRect().height);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without JavaScript', () => {
  test('a service is read whole and its links lead on', async ({ reader: page }) => {
    await page.goto('/service/clinicmanagementsoftware');
    for (const text of [
      find('clinicmanagementsoftware').description,
      'Our Best of Key Features',
      ...find('clinicmanagementsoftware').details.map(({ heading }) => heading),
    ]) {
      await expect(page.locator('main').getByText(text)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Hospital Management Software' }).last().click();
    await expect(page.locator('h1')).toHaveText(find('hospitalmanagementsoftware').title);
  });

  test('an unknown service leads to all that there are', async ({ reader: page }) => {
    await page.goto('/service/astrology');
    await expect(page.locator('main a[href^="/service/"]')).toHaveCount(all.length);
    const { key = '', title = '' } = all.at(-1) ?? {};
    await page.locator(`main a[href="/service/${key}"]`).click();
    await expect(page.locator('h1')).toHaveText(title);
  });
});

test('an unknown service answers 404 and offers all there are, without a word of error', async ({
  page,
}) => {
  const mistakes: string[] = [];
  page.on('pageerror', ({ message }) => mistakes.push(message));
  const answer = await page.goto('/service/astrology');
  expect(answer?.status()).toBe(404);
  await expectUnknownService(page);
  await untilHydrated(page);
  await expectUnknownService(page);
  expect(mistakes).toEqual([]);
});

test('an unknown service reached inside the site shows the same', async ({ page }) => {
  await page.goto('/service/astrology');
  await untilHydrated(page);
  await page.locator('main').getByRole('link', { name: 'Mobile App Development' }).click();
  await expect(page.locator('h1')).toHaveText('Mobile App Development');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  let loaded = false;
  page.on('request', (request) => {
    loaded ||= request.isNavigationRequest();
  });
  await page.goBack();
  await expectUnknownService(page);
  expect(new URL(page.url()).pathname).toBe('/service/astrology');
  expect(loaded).toBe(false);
});

test('the list of services is in no sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/service/mobileappdevelopment<');
  expect(sitemap).not.toContain('404');
});

async function expectUnknownService(page: Page) {
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Choose a service');
  await expect(page).toHaveTitle(/^All our services at a glance/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(main).not.toContainText(/error|not found|not here|404|sorry|wrong|unknown/i);
  await expect(main).not.toContainText('Our Best of Key Features');
  const links = main.locator('a[href^="/service/"]');
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')),
  );
  expect(addresses.sort()).toEqual(all.map(({ key }) => `/service/${key}`).sort());
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Where the picture of each block stands beside its heading. */
function sides(page: Page): Promise<string[]> {
  return page.locator('main div:has(> span + div > h2)').evaluateAll((blocks) =>
    blocks.map((block) => {
      const picture = block.querySelector('img')?.getBoundingClientRect();
      const heading = block.querySelector('h2')?.getBoundingClientRect();
      if (!picture || !heading) {
        return 'nowhere';
      }
      if (picture.bottom <= heading.top) {
        return 'above';
      }
      return picture.right <= heading.left ? 'left' : 'right';
    }),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
